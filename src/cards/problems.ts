/** The problems of a whole set: at most as many as people read. */
import type { Problem } from './problem.ts';

/** How many problems of a set are not told, because there are too many. */
export type Untold = Readonly<Record<Problem['severity'], number>>;

/** Keeps the first problems of a set, and counts the others. A mistake is kept before a warning. */
export class Problems {
  private readonly most: number;
  private readonly kept: Problem[] = [];
  private readonly count = { error: 0, warning: 0 };
  constructor(most: number) {
    this.most = most;
  }

  /** `make` is called only if the problem is kept: its place is looked for only then. */
  add(severity: Problem['severity'], make: () => Problem): void {
    if (++this.count[severity] <= this.most) this.kept.push(make());
  }
  /** Counts problems of which nothing else is known. */
  skip(severity: Problem['severity'], more: number): void {
    this.count[severity] += more;
  }
  get hasErrors(): boolean {
    return this.count.error > 0;
  }
  told(): { problems: Problem[]; untold: Untold } {
    const errors = this.kept.filter(({ severity }) => severity === 'error').length;
    let room = this.most - errors;
    const problems = this.kept.filter(({ severity }) => severity === 'error' || room-- > 0);
    return {
      problems,
      untold: { error: this.count.error - errors, warning: this.count.warning - (problems.length - errors) },
    };
  }
}
