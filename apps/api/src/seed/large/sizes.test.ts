import { describe, expect, it } from 'vitest';
import { readSize } from './sizes';

describe('the size of a shop', () => {
  it('is the demo where nothing is asked for', () => {
    expect(readSize({})).toBeNull();
  });

  it('is fifty outlets’ worth by one word, and less where that is said beside it', () => {
    expect(readSize({ size: 'large' })).toEqual({ orders: 5_000_000, customers: 100_000, products: 10_000 });
    expect(readSize({ size: 'large', orders: '200_000' })).toMatchObject({ orders: 200_000, customers: 100_000 });
  });

  it('has somebody to order where orders alone are asked for', () => {
    expect(readSize({ orders: '20,000' })).toEqual({ orders: 20_000, customers: 400, products: 0 });
  });

  it.each([
    [{ size: 'huge' }, /one size, "large", and not "huge"/],
    [{ orders: '5x' }, /--orders takes a whole number from 1 to 50,000,000, and not "5x"/],
    [{ products: '0' }, /--products takes a whole number from 1 to 200,000/],
    [{ customers: '9000000' }, /--customers takes a whole number from 1 to 1,000,000/],
  ])('says what does not fit: %o', (options, message) => {
    expect(() => readSize(options)).toThrow(message);
  });
});
