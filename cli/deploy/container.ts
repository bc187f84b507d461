import { PLACES } from './deployment';

/** First stage of an image: builds the checkout in /portal. */
export const CHECKOUT = `FROM node:20-slim AS build
WORKDIR /portal
COPY package.json package-lock.json ./
COPY cli/package.json cli/package.json
RUN npm ci --ignore-scripts
COPY . .
# Version of the build: docker build --build-arg PORTAL_COMMIT=$(git rev-parse HEAD)
ARG PORTAL_COMMIT
RUN npm run build`;

export const DOCKERFILE = `# The portal: docker build -f deployment/Dockerfile -t portal .
${CHECKOUT}

FROM nginx:stable-alpine-slim
RUN apk upgrade --no-cache
COPY --from=build /portal/dist ${PLACES.build}
# Root owns the files and the server runs as another user, so it can't change them.
USER 101:101
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=2s --start-period=5s \\
  CMD wget -qO- http://127.0.0.1:8080/healthz || exit 1
# Skip the start-up scripts of the base image, which write to /etc.
ENTRYPOINT ["nginx", "-c", "${PLACES.configuration}/nginx.conf", "-g", "daemon off;"]
`;

/** For one machine: \`docker compose -f deployment/compose.yaml up\`. */
export const COMPOSE = `# The portal on one machine, behind a TLS proxy: docker compose up
services:
  portal:
    image: portal
    read_only: true
    user: '101:101'
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    tmpfs: ['/tmp:uid=101,gid=101,mode=1700']
    volumes:
      - ./config.json:${PLACES.configuration}/config.json:ro
      - ./nginx.conf:${PLACES.configuration}/nginx.conf:ro
    ports: ['127.0.0.1:8080:8080']
    restart: unless-stopped
`;
