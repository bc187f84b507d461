export function showStep<Result>(
  title: string,
  work: (report: (finished: number) => void) => Promise<Result>,
  total?: number,
): Promise<Result>;
