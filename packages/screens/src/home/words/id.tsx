import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Kopi enak, diseduh untukmu',
  hero: () => (
    <>
      Diseduh pelan,
      <br />
      cepat sampai.
    </>
  ),
  lead: 'Kopi, teh, dan masakan rumahan dari dapur di dekatmu. Pesan dulu, ambil selagi hangat, atau kami antar sampai depan pintu.',
  signUp: 'Daftar dan pesan',
  menu: 'Lihat menu',
  plate: 'Latte dan sarapan di atas meja kayu',
  counted: ['Staf', 'Lokasi', 'Pelanggan'],

  first: 'Pesan yang pertama',
  history: 'Riwayatmu',
  last: (product: string, others: number) => (others > 0 ? `${product} dan ${others} lagi` : product),
  order: 'Pesananmu',

  care: 'Hal kecil, biar kami yang urus',
  careLead: 'Kamu tinggal bawa selera. Biji kopi, roti, dan antarannya urusan kami.',
  croissant: 'Croissant mentega di atas piring',
  v60: 'Kopi diseduh dengan V60',
  services: [
    ['Siap saat kamu datang', 'Atur jamnya, dan kopimu dituang begitu kamu masuk.'],
    ['Di depan pintu, atau di mejamu', 'Makan di tempat, diantar, atau ambil sendiri: satu menu, satu harga.'],
    ['Kartu member gratis', 'Dengan belanja minimal Rp200.000.'],
    ['Ada orang yang menjawab', 'Tanya staf soal biji kopi, alergen, atau pesananmu.'],
  ],

  favourite: () => (
    <>
      Si favorit,
      <br />
      tiga gaya
    </>
  ),
  favouriteLead: 'Satu latte, sirup hazelnut bikinan dapur sendiri. Cara menikmatinya terserah kamu.',
  ways: [
    ['Panas', 'Espresso ganda', 'Susu segar dipanaskan uap', 'Sirup hazelnut bikinan sendiri'],
    ['Dingin', 'Espresso ganda', 'Susu dingin, es batu besar', 'Sirup hazelnut bikinan sendiri'],
    ['Blender', 'Espresso ganda', 'Susu diblender dengan es', 'Taburan hazelnut panggang'],
  ],
  photo: (name: string, way: string) => `${name}, ${way.toLowerCase()}`,
  orderNow: 'Pesan',
  orderWay: (name: string, way: string) => `Pesan ${name.toLowerCase()} ${way.toLowerCase()}`,

  near: () => (
    <>
      Cangkir berikutnya
      <br />
      selalu dekat
    </>
  ),
  map: 'Peta lokasi Seduh di kota',
  where: 'Tempat kami',
  wayThere: 'Petunjuk arah',

  partners: 'Mitra kami',
  partnersText: 'Ditanam, dipanggang, dan diantar bersama',
  said: 'Kata mereka di cangkir kedua',
  reviews: 'Ulasan',
  quotes: [
    'Nasi gorengnya sampai lebih panas daripada bikinanku di rumah. Sekarang aku tidak pernah bikin sendiri lagi.',
    'Aku pesan untuk jam delapan lewat sepuluh, masuk jam delapan lewat sepuluh, dan latte-ku sudah di meja kasir. Setiap hari.',
    'Mereka ingat gula arenku selalu dipisah. Ulasannya itu saja.',
  ],
  stars: '5 dari 5',

  promo: 'Promo hari ini',
  promoText: 'Pilih satu sebelum pesan. Promonya menunggu di keranjangmu.',
  toPromo: 'Lihat promo',
  off: 'diskon',
  fan: [
    ['Pekan Pandan', 'Min. Rp40.000'],
    ['Makan siang bareng tim', 'Min. Rp120.000'],
    ['Camilan sore, diskon 20%', 'Min. Rp50.000'],
  ],
} satisfies Translation<typeof english>;
