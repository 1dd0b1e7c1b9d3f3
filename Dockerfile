# Stages: `tools` has the commands (migrate, seed, inbox, backup ...), `site` (the default) serves.
# docs/operations.md describes their use.

FROM node:24.21.0-slim AS source
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# The build needs the development packages for any NODE_ENV.
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --include=optional
COPY . .

FROM source AS build
RUN npm run build

FROM source AS commands
RUN node scripts/copy-commands.ts /commands

FROM node:24.21.0-slim AS tools
WORKDIR /srv/site
COPY --from=commands /commands .
RUN mkdir -p /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data
USER node
VOLUME /data
ENTRYPOINT ["node"]
CMD ["scripts/command.ts"]

FROM node:24.21.0-slim AS site
LABEL org.opencontainers.image.title="lumibiome-site" \
      org.opencontainers.image.description="Website, member area and API of Lumibiome" \
      org.opencontainers.image.licenses="UNLICENSED"
WORKDIR /srv/site
# Owned by root: a compromised process cannot change the program.
COPY --from=build /build/.output .output
RUN mkdir -p /data && chown node:node /data
# Node's options in CMD and MALLOC_ARENA_MAX bound its memory: docs/decisions/022-server-rendering.md.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=1
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Checks the process only: a restart of the site does not repair its database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=40", "--max-semi-space-size=8", ".output/server/index.mjs"]
