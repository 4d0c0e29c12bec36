/** What the demo menu is called and says of itself in Indonesian, by slug; who has no name there goes by the main one. */
export const INDONESIAN_MENU = {
  'hazelnut-latte': { description: 'Espresso dobel dan susu hangat dengan sirup hazelnut, dihias rosetta di atasnya.' },
  cappuccino: {
    description: 'Espresso, susu, dan busa tebal sama banyak, dengan hiasan hati dan taburan cokelat bubuk.',
  },
  americano: { description: 'Dua shot espresso ditambah air panas: ringan, segar, dan hitam.' },
  espresso: { description: 'Dobel shot yang pekat di bawah crema cokelat keemasan.' },
  'caramel-macchiato': { description: 'Susu vanila dengan espresso, ditutup busa dan anyaman saus karamel.' },
  'iced-latte': {
    name: 'Es Latte',
    description: 'Espresso di atas susu dingin dan es yang banyak, disajikan berlapis.',
  },
  'cold-brew': { description: 'Diseduh dingin delapan belas jam, dituang di atas es batu besar yang bening.' },
  mocha: { description: 'Espresso, cokelat hitam, dan susu di bawah krim kocok.' },
  affogato: { description: 'Gelato vanila disiram dobel shot panas, dengan dua wafer gulung.' },
  'vietnam-drip': { description: 'Robusta pekat menetes dari phin ke susu kental manis.' },
  'kopi-susu-gula-aren': { description: 'Favorit kedai: espresso, susu segar, dan gula aren, dikocok dengan es.' },
  v60: { description: 'Kopi saring single origin, diseduh saat dipesan dengan dripper V60.' },
  'matcha-latte': { description: 'Matcha giling batu, dikocok ke dalam susu hangat.' },
  'hot-chocolate': { name: 'Cokelat Panas', description: 'Cokelat hitam panas yang kental, penuh marshmallow lembut.' },
  'iced-lemon-tea': { name: 'Es Teh Lemon', description: 'Teh hitam dengan lemon segar, daun mint, dan es.' },
  'strawberry-smoothie': {
    name: 'Smoothie Stroberi',
    description: 'Stroberi diblender dengan yoghurt, disajikan di gelas tinggi.',
  },
  'taro-latte': { description: 'Taro ungu yang lembut dan susu di bawah busa tipis.' },
  'mineral-water': { name: 'Air Mineral', description: 'Air mineral tanpa soda, 600 ml.' },
  croissant: { description: 'Croissant mentega yang renyah berlapis, dipanggang tiap pagi.' },
  donut: { name: 'Donat Stroberi Meses', description: 'Donat empuk dengan glasir stroberi dan meses warna-warni.' },
  'chocolate-chip-cookie': {
    name: 'Kukis Choco Chip',
    description: 'Garing di tepi, lembut di tengah, penuh cokelat hitam.',
  },
  cheesecake: {
    name: 'Cheesecake Stroberi',
    description: 'Cheesecake panggang beralas biskuit dengan saus stroberi.',
  },
  pancakes: {
    name: 'Pancake Mentega',
    description: 'Lima pancake empuk dengan mentega, sirup gula aren, dan buah beri.',
  },
  'avocado-toast': {
    name: 'Roti Panggang Alpukat Telur',
    description: 'Roti panggang tebal dengan alpukat lumat, telur ceplok, tomat ceri, dan cabai.',
  },
  'french-fries': {
    name: 'Kentang Goreng',
    description: 'Kentang goreng asin yang renyah dengan semangkuk kecil saus tomat.',
  },
  brownies: { description: 'Brownies legit berkulit retak dengan kenari dan keping cokelat.' },
  'nasi-goreng': { description: 'Nasi goreng dengan sayuran, bawang goreng, dan telur mata sapi.' },
  'extra-espresso-shot': { name: 'Tambah Shot Espresso', description: 'Satu shot espresso lagi.' },
  'caramel-sauce': { name: 'Saus Karamel', description: 'Semangkuk kecil saus karamel buatan kedai.' },
  'whipped-cream': { name: 'Krim Kocok', description: 'Krim kocok segar, tidak pelit.' },
  'oat-milk': { name: 'Susu Oat', description: 'Ganti susunya dengan susu oat.' },
  'boba-pearls': { name: 'Boba Gula Merah', description: 'Bola tapioka kenyal dengan gula merah.' },
} satisfies Record<string, { name?: string; description: string }>;
