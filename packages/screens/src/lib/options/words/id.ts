import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  soldOut: 'Habis',
  gone: (name: string) => `${name} habis: pilih yang lain, ya`,
  few: (count: number) => (count === 1 ? 'Pilih salah satu' : `Pilih minimal ${count}`),

  inside: 'Isinya',
  insideOf: (size: string) => `Isi ukuran ${size}; yang lebih besar isinya lebih banyak`,
  unknown: 'belum diketahui',
  caffeine: 'Kafein',
  sugar: 'Gula',
  energy: 'Energi',
  milligrams: (amount: string) => `${amount} mg`,
  grams: (amount: string) => `${amount} g`,
  calories: (amount: string) => `${amount} kkal`,
  allergens: 'Alergen',
  none: 'tidak ada yang wajib disebut',
  allergen: {
    milk: 'susu',
    egg: 'telur',
    gluten: 'gluten',
    soy: 'kedelai',
    nuts: 'kacang pohon',
    peanut: 'kacang tanah',
    sesame: 'wijen',
    fish: 'ikan',
    crustacean: 'udang dan kepiting',
    mollusc: 'kerang',
    celery: 'seledri',
    mustard: 'mustar',
    lupin: 'lupin',
    sulphite: 'sulfit',
  },
} satisfies Translation<typeof english>;
