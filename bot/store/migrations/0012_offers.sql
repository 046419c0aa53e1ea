-- Seats that are offered to one person, found from that person's side.
CREATE INDEX seats_by_offer ON seats (offer, game_id) WHERE offer > 0;
