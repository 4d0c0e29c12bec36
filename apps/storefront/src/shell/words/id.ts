import type { Translation } from '@seduh/screens/lib';
import { indonesian } from '@seduh/ui/phrases/id';
import type { words as english } from './en';

export const words = {
  skip: 'Langsung ke isi',
  main: 'Menu utama',
  pages: {
    home: 'Beranda',
    products: 'Menu',
    payment: 'Keranjang',
    history: 'Riwayat',
    orders: 'Pesanan',
    dashboard: 'Dasbor',
    login: 'Masuk',
    register: 'Daftar',
    profile: 'Profil',
  },
  items: (count: number) => `${count} item`,
  cart: 'Keranjangmu,',
  search: 'Cari',
  searchMenu: 'Cari di menu',
  chat: 'Obrolan',
  logout: 'Keluar',
  profile: 'Profilmu',
  broken: 'Halaman ini tidak termuat',
  offline: 'Kamu sedang offline',
  brokenText: 'Keranjangmu tetap tersimpan. Cek koneksimu, lalu coba lagi.',
  reload: 'Muat ulang',
  notLoaded: 'Belum termuat. Cek koneksimu, lalu coba lagi.',
  loginFirst: 'Kamu harus masuk dulu',
  forbidden: 'Kamu tidak punya akses ke sini',
  phrases: () => indonesian,
} satisfies Translation<typeof english>;
