# The bot alone: no test tools, no simulated Discord. Tables are kept in the volume /data.
#   docker build -t lost-property .
#   docker run -d --env-file .env -v lost-property:/data lost-property
FROM python:3.11-slim

WORKDIR /app
COPY requirements.txt ./
RUN python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt
COPY LICENSE NOTICE ./
COPY bot ./bot
COPY cogs ./cogs
COPY engine ./engine
COPY images ./images
RUN useradd --create-home player && install --directory --owner=player /data

USER player
ENV PYTHONUNBUFFERED=1 LOST_PROPERTY_DATABASE=/data/lost-property.sqlite3
VOLUME /data
ENTRYPOINT ["python", "-m", "bot"]
