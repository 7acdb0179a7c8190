import { expect, test } from 'vitest';
import { LruCache } from '../../../server/runtime/lru-cache';

test('removes the entry that was not used for the longest time when it is full', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});

test('replaces the value of a key without removing another entry', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('b', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 3]);
});
