import { expect, it } from 'vitest';
import { maskOf, readQr } from '../../testing/readQr';
import { drawQr, encodeQr, penaltyOf, QR_BYTES, type QrMatrix } from './encodeQr';

/** Codes that another encoder has drawn (qrcode-terminal 0.12, level M): each row as a number of base 36. */
const KNOWN: [text: string, size: number, rows: string][] = [
  [
    'k7mp3q',
    21,
    '18mf3 my4h wspp wrx9 wod9 murl 18prz 3r4 mx8u bcri l28o tpun zqdm 6a1 18mlq mwu4 wqay woqc wokf mtro 18qsq',
  ],
  [
    'https://seduh.example/t/k7mp3q',
    29,
    '8tcxof 4ji8n5 6gmdlp 6gjmfx 6hax5p 4igcw1 8tz2pr 2mm8 5w9y4y 1tg5op 2fuo8n 2k0ghu 847p7v 56jc21 8ftdp7 6flwi2 6731e3 1y3b9p 58ftv7 3ebvnu 5j1cds 11kif 8t761n 4is1ln 6hfe2a 6gke2c 6h5n7d 4ietoy 8tzpzv',
  ],
  [
    'https://order.a-longer-name-of-a-shop.example.com/t/k7mp3q',
    33,
    '3x039mn 20am1c1 2vgyfz1 2vft3kt 2vc0pr1 20jkgn5 3xbl6yn 59fk 2bmpuhs 2jlwee9 8dfz3p 3tuc5ll 2hzrhsa k8hbrv eog3wi olbtci 3thimvm 2ak4tre 2nantvp 1qd2xia 3mxmqv4 kp13ov 38ukb9h 1t03dwq 2tgi7sg ctqft 3x6kpr2 20hum8g 2vh5vy0 2vixqak 2vfrv6h 207mygw 3xbfc0i',
  ],
  [
    'x'.repeat(84),
    37,
    '1qoztqbj w2sm0xt 1a3tygrh 1a2srm8t 1a24f3vh w7y0zlt 1qt5f2wv 6zroxs 1awit4e4 iwqiw8e 1p0nmvwr 215gdox 1p5fl1is 1njkxp66 10c2r7rf u2afmmp kkngpv8 78ph226 1k589lor 18pthnip heyl3as totmh7y 3irrwuj f3du91t 1mvkwtmc 1bex6p4e 1acul9mz vs8ezbl w72gf07 62boym 1qpz55cr wb15gr5 1a374jqs 1a1o6ry7 19zy45nv w59vw1t 1qtummaf',
  ],
  [
    'y'.repeat(106),
    41,
    'rx10em4f ebtgak3l kfglivrx kh8iabml kfqvlxzx eaih5um9 rwyepa4f 35zq70g k2g3cvgr qvm75iet c5lgrexa igwes53n bst7hdtb 7noqumdf f9sfjfab ka2u524o mqsa3bfd o814gjam esubp1bs 8e6861mm 1nu70644 ctzp2o39 3r3jfi32 5gujpvio nmeioi0f cbmf3idf qzk4bxnn pwv7durs 85a73n2x 9unhkwby hwgucf7c 2pdzuev2 c9o28r90 3xfe6fp rx6s5qvy ecuvf9jn kezf2z9b kgkmwej5 kglh64yr e99twrga rx4jelkq',
  ],
];

const rowsOf = (matrix: QrMatrix) =>
  matrix.map((line) => Number.parseInt(line.map((isDark) => (isDark ? '1' : '0')).join(''), 2).toString(36)).join(' ');
const matrixOf = (rows: string, size: number): QrMatrix =>
  rows.split(' ').map((row) => [...Number.parseInt(row, 36).toString(2).padStart(size, '0')].map((bit) => bit === '1'));

it.each(KNOWN)('draws %s as another encoder does, by the same mask', (text, size, rows) => {
  const known = matrixOf(rows, size);
  expect(readQr(known)).toBe(text);
  expect(rowsOf(drawQr(text, maskOf(known)))).toBe(rows);
});

it.each([0, 1, 2, 3, 4, 5, 6, 7])('is read again by mask %i, in every size', (mask) => {
  for (const length of [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, QR_BYTES]) {
    const text = Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 37) % 90))).join('');
    const drawn = drawQr(text, mask);
    expect(maskOf(drawn)).toBe(mask);
    expect(readQr(drawn)).toBe(text);
  }
});

it('takes the mask that reads best', () => {
  const text = 'https://seduh.example/t/k7mp3q';
  const best = Math.min(...[0, 1, 2, 3, 4, 5, 6, 7].map((mask) => penaltyOf(drawQr(text, mask))));
  expect(penaltyOf(encodeQr(text))).toBe(best);
});

it('counts what makes a code hard to read', () => {
  const all = (isDark: boolean, size: number): QrMatrix =>
    Array.from({ length: size }, () => Array.from({ length: size }, () => isDark));
  // 12 lines of six alike (4 each), 25 squares (3 each), all of one colour (100)
  expect(penaltyOf(all(true, 6))).toBe(12 * 4 + 25 * 3 + 100);
});

it('says letters of any language, and refuses what does not fit', () => {
  expect(readQr(encodeQr('Meja “7” — kopi ☕'))).toBe('Meja “7” — kopi ☕');
  expect(() => encodeQr('x'.repeat(QR_BYTES + 1))).toThrow(RangeError);
});

it('is not read where a module was turned over', () => {
  const broken = encodeQr('k7mp3q').map((line) => [...line]);
  const [line] = broken.slice(12) as [boolean[]];
  line[12] = !line[12];
  expect(() => readQr(broken)).toThrow('a block is broken');
});
