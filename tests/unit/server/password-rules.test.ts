import { describe, expect, it } from 'vitest';
import { passwordProblems } from '../../../server/areas/identity/passwords/password-rules';

const email = 'anna.kowalska@firma.pl';
const codes = (password: string) => passwordProblems(password, { email }).map(({ code }) => code);

describe('a new password', () => {
  it.each([
    ['a phrase', 'cztery zielone ciężarówki'],
    ['ten characters', 'xk7#pQ!m2z'],
    ['ten characters of two units each', '🚚🚛🚜🚐🚎🚒🚑🚓🚕🚗'],
    ['200 characters', 'ab3'.repeat(66) + 'xy'],
    ['digits alone in no common order', '7419302856'],
    ['a common word within more', 'password of my own barn'],
    ['a common word with more than trimmings', 'dragon-4719-2085'],
    ['the name of the address within more', 'anna.kowalska lubi morze'],
  ])('is accepted: %s', (_what, password) => {
    expect(codes(password)).toEqual([]);
  });

  it.each([
    ['nothing', '', 'password_short'],
    ['nine characters', 'xk7#pQ!m2', 'password_short'],
    ['five characters of two units each', '🚚🚛🚜🚐🚎', 'password_short'],
    ['201 characters', `${'ab3'.repeat(66)}xyz`, 'password_long'],
    ['one of the commonest', 'qwertyuiop', 'password_common'],
    ['digits in their order', '1234567890', 'password_common'],
    ['one of the commonest in capitals', 'PassWord123', 'password_common'],
    ['one of the commonest with a year and a sign', 'Password2026!', 'password_common'],
    ['one of the commonest between signs', '!!sunshine!!', 'password_common'],
    ['the address', 'Anna.Kowalska@firma.pl', 'password_personal'],
    ['the first part of the address', 'anna.kowalska', 'password_personal'],
    ['the first part of the address with a year', 'Anna.Kowalska2026', 'password_personal'],
  ])('is refused: %s', (_what, password, code) => {
    expect(codes(password)).toEqual([code]);
  });

  it('is refused with the limits', () => {
    expect(passwordProblems('short', { email })).toEqual([{ code: 'password_short', payload: { min: 10 } }]);
    expect(passwordProblems('ab3'.repeat(70), { email })).toEqual([{ code: 'password_long', payload: { max: 200 } }]);
  });

  it('is checked quickly at any length', () => {
    // Takes the shortest of several times, because other load on the machine lengthens times.
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      expect(codes(`${'!'.repeat(5000)}a`.repeat(200))).toEqual(['password_long']);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(1000);
  });
});
