// The world is another one a moment before the page that replaced it is left. What that page still asks, as one that
// looks at a deposit does every few seconds, is about somebody who is no longer there.

let left: Promise<void> | null = null;

/** Puts another world around the page, which is then left: until it is gone it gets no answer. If `replace` fails it stays. */
export async function leaveAfter<T>(replace: () => Promise<T>): Promise<T> {
  let stay = (): void => undefined;
  left = new Promise((resolve) => {
    stay = resolve;
  });
  try {
    return await replace();
  } catch (error) {
    left = null;
    stay();
    throw error;
  }
}

/** Answers while the page stays. */
export function whileHere(
  handle: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    await left;
    const response = await handle(request);
    await left;
    return response;
  };
}
