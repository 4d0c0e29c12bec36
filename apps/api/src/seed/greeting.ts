import { DEMO_ACCOUNTS } from './people';

export interface GreetingFacts {
  url: string;
  /** Whether the demo's accounts exist here. */
  demo: boolean;
  dataDir: string;
}

/** The block that a person in front of a terminal reads when the shop is open. */
export function greeting({ url, demo, dataDir }: GreetingFacts): string {
  const rows = [
    `Seduh is open at ${url}`,
    `API docs at ${url}/api/docs, data in ${dataDir}`,
    ...(demo ? ['', 'Demo accounts:', ...DEMO_ACCOUNTS.map(accountLine)] : []),
  ];
  return `\n${rows.map((row) => `  ${row}`.trimEnd()).join('\n')}\n\n`;
}

function accountLine({ role, email, password }: (typeof DEMO_ACCOUNTS)[number]): string {
  return `${role.padEnd(6)} ${email.padEnd(22)} ${password}`;
}
