import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speaksOfAllergy } from './allergy-notes';

const ALLERGIES = [
  'allergic to nuts',
  'Allergies: milk',
  'ALLERGY!!!',
  'no peanuts please, allergy',
  'nut-allergic',
  'nonallergenic only',
  'alergi kacang',
  'saya alergik susu',
  'beralergi terhadap udang',
  'alergiku kambuh',
  'alergen telur',
  'alérgico a la leche',
  'alergy nuts',
  'allergi seafood',
  'allergik susu',
  'allegry, or allregy',
  'alegi kacang',
  'elergi kacang',
  'allrgic to eggs',
  'I am lactose intolerant',
  'lactose intolerence',
  'intoleran laktosa',
  'intoleransi gluten',
  'celiac',
  'Coeliac disease, no gluten',
  'seliak',
  'penyakit celiak',
  'risk of anaphylaxis',
  'anaphilactic',
  'anafilaksis',
  'syok anafilaktik',
  'I carry an EpiPen',
  'epi-pen',
  'epi pen in my bag',
  'ａｌｅｒｇｉ kacang',
  'allgeric to nuts',
  'algeric',
  'algery',
  'alargic',
  'allargic to milk',
  'alurgi',
  'alerki udang',
  'al3rgi kacang',
  'allegrics',
  'celliac',
  'ceoliac',
  'coliac',
  'anaphlaxis',
  'anaflaksis',
  'intorelan laktosa',
  'aller-\ngy to nuts',
  'al\u00ADler\u200Bgy',
  'a l e r g i kacang',
  'A.L.E.R.G.I.',
  'tidak toleran laktosa',
  'I cannot tolerate milk',
  "can't tolerate gluten",
  'hipersensitif susu',
  'hypersensitive to eggs',
  'sensitive to dairy',
  'sensitif susu sapi',
  'sesak kalau kena kacang',
  'gatal kalau makan udang',
  'bibir bengkak kalau kena kacang',
  'nuts give me hives',
  'tidak bisa minum susu',
  'gak boleh makan kacang',
  "can't have nuts",
];

const WISHES = [
  '',
  'less ice',
  'No peanuts please',
  'tanpa kacang',
  'energi',
  'energy drink',
  'minuman berenergi',
  'a large latte',
  'alarm at the door',
  'galeri lantai 2',
  'kaler',
  'for Alger and Valerie',
  'Algeria street',
  'in total three',
  'toleransi',
  'serial number',
  'epic penne',
  'analog',
  'silver spoon',
  'Less sugar, no ice, extra hot',
  'Jl. Alegria 4',
  'no nuts please',
  'tanpa susu',
  'nut free',
  'alga powder on top',
  'sensitive teeth: not too cold',
  'tidak pakai es',
  'tidak bisa lama, saya buru-buru',
  'not too sweet',
  "can't have it too hot",
  'a b c',
  'pakai 3 gula, 1 es',
  'switch the lid, please',
  'kitchen door',
  'Algae street',
];

it.each(ALLERGIES)('"%s" speaks of an allergy', (note) => {
  expect(speaksOfAllergy(note)).toBe(true);
});

it.each(WISHES)('"%s" does not', (note) => {
  expect(speaksOfAllergy(note)).toBe(false);
});

describe('any note', () => {
  const allergy = fc.constantFrom(...ALLERGIES);
  const wish = fc.constantFrom(...WISHES);

  it('is marked wherever the word stands in it', () => {
    fc.assert(
      fc.property(wish, allergy, wish, (before, said, after) => {
        expect(speaksOfAllergy(`${before}. ${said}, ${after}`)).toBe(true);
      }),
    );
  });

  it('is not marked for many wishes together', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 5 }), (wishes) => {
        expect(speaksOfAllergy(wishes.join(', '))).toBe(false);
      }),
    );
  });

  it('reads the same in capitals and with accents over it', () => {
    fc.assert(
      fc.property(fc.oneof(allergy, wish), (note) => {
        expect(speaksOfAllergy(note.toUpperCase())).toBe(speaksOfAllergy(note));
        expect(speaksOfAllergy(note.replaceAll(/[a-z]/g, '$&\u0301'))).toBe(speaksOfAllergy(note));
      }),
    );
  });

  it('is read without harm, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (note) => {
        expect(speaksOfAllergy(`${note} alergi`)).toBe(true);
      }),
    );
  });
});
