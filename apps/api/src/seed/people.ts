import type { Bundle } from '@seduh/contract/constants';

/** Who can log in to the demo, printed when it starts. Never in production. */
export const DEMO_ACCOUNTS = [
  { role: 'Admin', email: 'admin@seduh.example', password: 'buka-toko-jam-tujuh' },
  { role: 'User', email: 'rani@seduh.example', password: 'kopi-susu-pagi' },
] as const;

export interface DemoPerson {
  email: string;
  role: 'User' | 'Admin';
  /** What staff may do. */
  bundle: Bundle | null;
  displayName: string;
  phone: string;
  address: string | null;
  /** How often this customer orders, against the others; 0 for staff. */
  weight: number;
}

const customer = (displayName: string, digits: string, weight: number, address: string | null): DemoPerson => ({
  email: `${displayName.toLowerCase().replace(/\W+/g, '.')}@seduh.example`,
  role: 'User',
  bundle: null,
  displayName,
  phone: `+62811555${digits}`,
  address,
  weight,
});

const staff = (displayName: string, digits: string, email: string, bundle: Bundle): DemoPerson => ({
  ...customer(displayName, digits, 0, null),
  email,
  role: 'Admin',
  bundle,
});

export const STAFF: DemoPerson[] = [
  staff('Sari Wulandari', '0101', 'admin@seduh.example', 'owner'),
  staff('Dimas Prasetyo', '0102', 'dimas@seduh.example', 'manager'),
];

/** The first is the demo customer. */
export const CUSTOMERS: DemoPerson[] = [
  {
    ...customer('Rani Ayu', '0134', 8, 'Jl. Teuku Umar 12, Menteng, Jakarta Pusat 10350'),
    email: 'rani@seduh.example',
  },
  customer('Bagus Santoso', '0135', 9, 'Jl. Gondangdia Lama 7, Menteng, Jakarta Pusat 10350'),
  customer('Citra Lestari', '0136', 7, 'Jl. Cut Meutia 22, Menteng, Jakarta Pusat 10340'),
  customer('Dewi Anggraini', '0137', 6, null),
  customer('Eko Nugroho', '0138', 6, 'Jl. Raden Saleh 45, Cikini, Jakarta Pusat 10330'),
  customer('Fajar Hidayat', '0139', 5, null),
  customer('Gita Permata', '0140', 5, 'Jl. Kramat Raya 118, Senen, Jakarta Pusat 10430'),
  customer('Hendra Wijaya', '0141', 4, null),
  customer('Intan Maharani', '0142', 4, 'Jl. Sutan Syahrir 3, Menteng, Jakarta Pusat 10310'),
  customer('Joko Susilo', '0143', 3, null),
  customer('Kartika Putri', '0144', 3, 'Jl. Cilacap 9, Menteng, Jakarta Pusat 10310'),
  customer('Lukman Hakim', '0145', 2, null),
  customer('Maya Sari', '0146', 2, 'Jl. Johar 18, Menteng, Jakarta Pusat 10340'),
];

/** The demo's accounts as a person at a terminal reads them. */
export const ACCOUNT_LINES = DEMO_ACCOUNTS.map(
  ({ role, email, password }) => `${role.padEnd(6)} ${email.padEnd(22)} ${password}`,
);

/** What a person at a terminal reads when the shop is open; `demo`: the demo's accounts exist here. */
export function greeting({ url, demo, dataDir }: { url: string; demo: boolean; dataDir: string }): string {
  const rows = [
    `Seduh is open at ${url}`,
    `API docs at ${url}/api/docs, data in ${dataDir}`,
    ...(demo ? ['', 'Demo accounts:', ...ACCOUNT_LINES] : []),
  ];
  return `\n${rows.map((row) => `  ${row}`.trimEnd()).join('\n')}\n\n`;
}
