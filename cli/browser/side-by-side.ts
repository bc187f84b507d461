/** Two per core, because half of a load is waiting. */
export const PAGES = 4;

/** Each worker takes the next item when done. Results are in item order. */
export async function sideBySide<Item, Worker, Result>(
  items: readonly Item[],
  createWorker: () => Promise<Worker>,
  work: (worker: Worker, item: Item) => Promise<Result>,
  done: (finished: number) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let finished = 0;
  const run = async (): Promise<void> => {
    const worker = await createWorker();
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(worker, items[index] as Item);
      finished += 1;
      done(finished);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PAGES, items.length) }, run));
  return results;
}
