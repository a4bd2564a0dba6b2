/** Systems of linear equations, and the fits that are made with them. */

/** Solves a · x = b by elimination. `a` is symmetric and positive definite; both are overwritten. */
export function solve(a: number[][], b: number[]): number[] {
  const n = b.length;
  for (let i = 0; i < n; i++)
    for (let row = i + 1; row < n; row++) {
      const factor = a[row][i] / a[i][i];
      if (factor === 0) continue;
      for (let col = i; col < n; col++) a[row][col] -= factor * a[i][col];
      b[row] -= factor * b[i];
    }
  for (let i = n - 1; i >= 0; i--) {
    for (let col = i + 1; col < n; col++) b[i] -= a[i][col] * b[col];
    b[i] /= a[i][i];
  }
  return b;
}

/** The sums of products that a fit needs: each row times itself by `weight`, and times its target by `pull`. */
function products(
  rows: readonly (readonly number[])[],
  width: number,
  ridge: number,
  weight: (i: number) => number,
  pull: (i: number) => number,
): { a: number[][]; b: number[] } {
  const a = Array.from({ length: width }, (_, i) => Array.from({ length: width }, (_, j) => (i === j ? ridge : 0)));
  const b = Array<number>(width).fill(0);
  rows.forEach((row, r) => {
    const [w, p] = [weight(r), pull(r)];
    if (w === 0 && p === 0) return;
    for (let i = 0; i < width; i++) {
      const x = row[i];
      if (x === 0) continue;
      b[i] += p * x;
      for (let j = 0; j <= i; j++) a[i][j] += w * x * row[j];
    }
  });
  for (let i = 0; i < width; i++) for (let j = i + 1; j < width; j++) a[i][j] = a[j][i];
  return { a, b };
}

/** Least squares with a small penalty for large factors. `times`: how often each row counts. */
export function leastSquares(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  ridge: number,
  times: (i: number) => number = () => 1,
): number[] {
  const width = rows[0]?.length ?? 0;
  const { a, b } = products(rows, width, ridge, times, (i) => times(i) * targets[i]);
  return solve(a, b);
}

const NEWTON_STEPS = 25;

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

/** The factors with which sigmoid(row · factors) fits targets from 0 to 1 best, with a small penalty for large ones. */
export function logistic(rows: readonly (readonly number[])[], targets: readonly number[], ridge: number): number[] {
  const width = rows[0]?.length ?? 0;
  const factors = Array<number>(width).fill(0);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const chances = rows.map((row) => sigmoid(dot(row, factors)));
    const { a, b } = products(
      rows,
      width,
      ridge,
      (i) => chances[i] * (1 - chances[i]),
      (i) => targets[i] - chances[i],
    );
    const by = solve(
      a,
      b.map((x, i) => x - ridge * factors[i]),
    );
    by.forEach((x, i) => {
      factors[i] += x;
    });
    if (by.every((x) => Math.abs(x) < 1e-9)) break;
  }
  return factors;
}
