import { describe, expect, it } from 'vitest';
import { pageOfSuitableFirst } from '../../../server/areas/planning/suitable-first';

const size = 30;
const ranked = Array.from({ length: 90 }, (_, index) => index);

/** Returns the pages of 90 candidates, and the number of candidates that were judged for each. */
async function readPages(isSuitable: (candidate: number) => boolean) {
  const pages: number[][] = [];
  const judgedCounts: number[] = [];
  for (let first = 0; first < ranked.length; first += size) {
    let judgedCount = 0;
    const judge = (some: readonly number[]) => {
      judgedCount += some.length;
      return Promise.resolve(some);
    };
    pages.push(await pageOfSuitableFirst(ranked, { first, size }, judge, isSuitable));
    judgedCounts.push(judgedCount);
  }
  return { pages, judgedCounts };
}

describe('the pages of candidates of whom those that suit come first', () => {
  it.each([
    ['all suit', () => true],
    ['none suits', () => false],
    ['every third suits', (candidate: number) => candidate % 3 === 0],
    ['only the last suit', (candidate: number) => candidate > 70],
    ['the first do not suit', (candidate: number) => candidate > 12],
  ])('have each candidate once, in their order, when %s', async (_, isSuitable) => {
    const { pages } = await readPages(isSuitable);
    expect(pages.flat()).toEqual([...ranked.filter(isSuitable), ...ranked.filter((one) => !isSuitable(one))]);
  });

  it('need few judgements when most suit', async () => {
    const { judgedCounts } = await readPages((candidate) => candidate % 10 !== 0);
    expect(judgedCounts).toEqual([40, 70, 90]);
  });
});
