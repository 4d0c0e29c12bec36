import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  problems: {
    notFound: {
      status: '404 Tidak ditemukan',
      title: 'Sudah kami cari di bawah setiap cangkir',
      text: 'Halaman ini tidak ada. Mungkin sudah habis, atau alamatnya salah ketik.',
    },
    forbidden: {
      status: 'Tidak boleh masuk',
      title: 'Yang ini tutupnya tetap rapat',
      text: 'Halaman ini untuk orang lain. Masuk dengan akun lain, atau kembali ke menu.',
    },
    notPermitted: {
      status: 'Akunmu tidak punya izin untuk ini',
      title: 'Bukan di nampanmu',
      text: 'Halaman ini untuk rekan dengan tugas lain. Kalau seharusnya ini tugasmu juga, tanyakan ke pemilik toko: mereka bisa mengubahnya di Tim.',
    },
    failed: {
      status: 'Ada yang rusak',
      title: '500, kami menumpahkannya',
      text: 'Ini salah kami, bukan kamu. Keranjangmu tetap tersimpan. Muat ulang halamannya untuk mencoba lagi.',
    },
    offline: {
      status: 'Tidak ada koneksi',
      title: 'Kamu sedang offline',
      text: 'Menu yang sudah kamu lihat tetap ada, keranjangmu tersimpan, dan bayarnya menunggu. Halaman ini muncul sendiri begitu kamu online lagi.',
    },
  },
  reload: 'Muat ulang',
  home: 'Kembali ke beranda',
  menu: 'Lihat menu',
} satisfies Translation<typeof english>;
