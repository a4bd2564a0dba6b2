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

export const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

/** Least squares with a penalty for large factors: `ridge` times the square of each. */
export function leastSquares(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  ridge: number,
): number[] {
  const width = rows[0]?.length ?? 0;
  const a = Array.from({ length: width }, (_, i) => Array.from({ length: width }, (_, j) => (i === j ? ridge : 0)));
  const b = Array<number>(width).fill(0);
  rows.forEach((row, r) => {
    for (let i = 0; i < width; i++) {
      const x = row[i];
      if (x === 0) continue;
      b[i] += targets[r] * x;
      for (let j = 0; j <= i; j++) a[i][j] += x * row[j];
    }
  });
  for (let i = 0; i < width; i++) for (let j = i + 1; j < width; j++) a[i][j] = a[j][i];
  return solve(a, b);
}
