-- Who won. For games that ended before, it is read from their last event, which is the same in every game.

ALTER TABLE results ADD COLUMN winner_ids TEXT NOT NULL DEFAULT '[]';

UPDATE results SET winner_ids = (
    SELECT json_group_array(seats.user_id)
    FROM actions, json_each(actions.public) AS event, json_each(event.value, '$.outcome.winners') AS winner, seats
    WHERE actions.game_id = results.game_id AND json_extract(event.value, '$.kind') = 'ended'
        AND seats.game_id = results.game_id AND seats.seat = winner.value AND seats.user_id IS NOT NULL
);
