import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

const figure = (count: number) => count.toLocaleString('id');

export const words = {
  title: 'Tidak sampai',
  of: {
    mail: (count: number) => `${figure(count)} email`,
    push: (count: number) => `${figure(count)} notifikasi`,
    phone: (count: number) => `${figure(count)} pesan`,
  },
  counts: (parts: string[]) => `Dalam 7 hari terakhir: ${parts.join(', ')}.`,
  things: {
    accepted: (order: string) => `${order} diterima`,
    late: (order: string) => `${order} terlambat`,
    offer: (order: string) => `Ada yang habis dari ${order}`,
    ready: (order: string) => `${order} siap`,
    'out for delivery': (order: string) => `${order} dalam perjalanan`,
    'new order': (order: string) => `Pesanan baru ${order}`,
    message: (order: string) => `Pesan soal ${order}`,
    question: (order: string) => `Pesan pelanggan soal ${order}`,
    receipt: (order: string) => `Struk ${order}`,
    account: () => 'Soal sebuah akun',
  },
  by: { mail: 'lewat email', push: 'lewat notifikasi', phone: 'lewat telepon' },
  reasons: {
    address: 'Alamat emailnya tidak ada, atau tidak bisa menerima',
    number: 'Nomornya tidak bisa dihubungi',
    refused: 'Layanan penerimanya menolak',
    away: 'Layanannya tidak menjawab, berapa kali pun dicoba',
    old: 'Sudah terlalu lama untuk jadi kabar',
  },
  more: (count: number) => `Dan ${figure(count)} lagi.`,
  retry: 'Coba lagi',
  retryAll: 'Coba semua lagi',
  dismissOf: (what: string) => `Singkirkan: ${what}`,
  dismissAll: 'Singkirkan semua',
  retried: 'Dikirim lagi',
  dismissed: 'Sudah disingkirkan',
} satisfies Translation<typeof english>;
