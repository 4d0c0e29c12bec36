// Everything that can be judged without running the product: prints each check's time, and the output of those that fail.
import { runChecks } from './checks.mjs';

const { failures } = await runChecks();
process.exit(failures.length > 0 ? 1 : 0);
