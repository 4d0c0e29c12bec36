import type { Translation } from '@seduh/screens/lib';
import type { words as english } from './en';

export const words = {
  about:
    'Kopi, teh, dan masakan rumahan dari dapur dekatmu. Pesan dulu, ambil selagi hangat, atau kami antar ke rumahmu.',
  menu: 'Menu Seduh: kopi, non-kopi, makanan, dan tambahan, lengkap dengan kupon yang berlaku hari ini.',
  login: 'Masuk untuk memesan, mengikuti pesananmu, dan melihat yang pernah kamu beli.',
  signUp: 'Daftar di Seduh: kartu membernya gratis.',
  picture: 'Seduh: kopi enak, diseduh untukmu',
  title: 'Kopi enak, diseduh untukmu · Seduh',
  ogLocale: 'id_ID',
} satisfies Translation<typeof english>;
