import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  howToAllow:
    'Browsermu tidak mengizinkan Seduh mengirim kabar. Buka setelan situs ini di sebelah alamatnya, izinkan notifikasi, lalu muat ulang halamannya.',
  noService: 'Browsermu tidak bisa menghubungi layanan notifikasinya. Cek koneksimu, lalu coba lagi.',
  tryAgain: 'Coba lagi',

  thisOrder: 'Kabar pesanan ini',
  told: 'Perangkat ini mengabarimu kalau ada perkembangan.',
  asking: 'Browsermu sedang bertanya kepadamu.',
  offer: {
    ready: 'Simpan saja ponselmu: kami kabari di sini begitu sudah siap.',
    door: 'Simpan saja ponselmu: kami kabari di sini begitu diantar.',
  },
  tellMe: { ready: 'Kabari aku begitu siap', door: 'Kabari aku begitu diantar' },
  turnOff: 'Matikan',
  notNow: 'Nanti saja',

  yourOrders: 'Kabar pesananmu',
  loading: 'Memuat kabar apa saja yang kamu terima',
  receipts: 'Struk lewat email',
  byMail: 'Kabar lewat email: diterima, terlambat, siap, diantar',
  sameBy: (channel: string) => `Hal yang sama lewat ${channel}`,
  sameByOnce: (channel: string) => `Hal yang sama lewat ${channel}, setelah kamu isi nomor telepon`,
  offHere: 'Matikan di perangkat ini',
  onHere: 'Kabari aku di perangkat ini',

  stopTitle: 'Berhenti terima kabar lewat email?',
  stopLead:
    'Diterima, terlambat, siap, diantar: mulai sekarang tidak ada email soal itu. Struk dan urusan akunmu tetap kami kirim.',
  stop: 'Hentikan kabar lewat email',
  stoppedTitle: 'Kabar lewat email berhenti',
  stopped: 'Beres. Struk dan urusan akunmu tetap kami kirim.',
  stopAgain: 'Nyalakan lagi di profilmu',
  stopDead:
    'Tautan ini tidak berlaku. Di profilmu ada tombol yang sama: masuk, lalu matikan kabar lewat email di sana.',
  stopIncomplete: 'Tautan ini tidak lengkap. Buka langsung dari emailnya, atau matikan kabar di profilmu.',
  toProfile: 'Ke profilmu',

  newOrders: 'Notifikasi pesanan baru di perangkat ini',
  areOn: 'Notifikasi menyala',
  areOff: 'Notifikasi mati',
} satisfies Translation<typeof english>;
