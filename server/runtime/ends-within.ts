/** Returns whether work ends within a time. @throws what the work rejects with in that time */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
