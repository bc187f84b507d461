import { connect } from 'node:net';

/** Checks both loopback addresses. */
export async function isTaken(port) {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise((resolve) => {
          const socket = connect({ port, host }, () => {
            socket.destroy();
            resolve(true);
          });
          socket.on('error', () => resolve(false));
        }),
    ),
  );
  return answers.includes(true);
}
