# syntax=docker/dockerfile:1
# `npm run test:image` runs these steps where Docker is missing.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund
# The image's data directory: a directory that is copied can get an owner without a shell.
RUN mkdir data

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/bin ./bin
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /app/data /data
VOLUME /data
USER node
EXPOSE 4000
# Migrations and the first load of the places take longer than a later start.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "bin/waybill.mjs", "health"]
CMD ["node", "bin/waybill.mjs"]
