// Everything that can be judged without running the product: prints each check's time, and the output of those that fail.
import { runChecks } from './checks.mjs';

const { failed } = await runChecks();
process.exit(failed ? 1 : 0);
