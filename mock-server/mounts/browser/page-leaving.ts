// The world changes just before the old page unloads. Requests from that page, such as polling a
// deposit, are about a person who no longer exists.

let left: Promise<void> | null = null;

/** The page gets no more responses, unless `replace` fails. */
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
