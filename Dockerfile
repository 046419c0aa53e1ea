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
# The database's path in the settings is relative, so it lies in the volume.
ENV PYTHONPATH=/app PYTHONUNBUFFERED=1 LOST_PROPERTY_MONITOR_PORT=9464
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
