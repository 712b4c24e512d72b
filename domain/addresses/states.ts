import { editDistance } from '../text/spelling.ts'

/** A State or union territory of India with its two-digit GST code. */
export type State = {
  readonly code: string
  readonly name: string
  /** A union territory without a legislature: its half of the tax is UTGST, not SGST. */
  readonly unionTerritory: boolean
}

/** Code, name and alternative spellings, separated by `;`. `*` marks a union territory without a legislature. */
const table = `
01;Jammu and Kashmir;JK;J and K;Jammu;Kashmir;जम्मू और कश्मीर
02;Himachal Pradesh;HP;Himachal;हिमाचल प्रदेश
03;Punjab;PB;Panjab;पंजाब
*04;Chandigarh;CH;CHD;Chandigarh UT;Chd UT;चंडीगढ़
05;Uttarakhand;UK;UA;Uttaranchal;Uttrakhand;उत्तराखंड
06;Haryana;HR;Hariyana;हरियाणा
07;Delhi;DL;New Delhi;NCT;NCT of Delhi;National Capital Territory of Delhi;Dilli;दिल्ली;नई दिल्ली
08;Rajasthan;RJ;Raj;राजस्थान
09;Uttar Pradesh;UP;उत्तर प्रदेश
10;Bihar;BR;बिहार
11;Sikkim;SK;सिक्किम
12;Arunachal Pradesh;AR;Arunachal;अरुणाचल प्रदेश
13;Nagaland;NL;नागालैंड
14;Manipur;MN;मणिपुर
15;Mizoram;MZ;मिजोरम
16;Tripura;TR;त्रिपुरा
17;Meghalaya;ML;मेघालय
18;Assam;AS;Asam;असम
19;West Bengal;WB;Bengal;पश्चिम बंगाल
20;Jharkhand;JH;झारखंड
21;Odisha;OD;OR;Orissa;ओडिशा
22;Chhattisgarh;CG;CT;Chattisgarh;छत्तीसगढ़
23;Madhya Pradesh;MP;मध्य प्रदेश
24;Gujarat;GJ;Gujrat;गुजरात
*26;Dadra and Nagar Haveli and Daman and Diu;DH;DN;DD;Dadra and Nagar Haveli;Daman and Diu;Daman;Diu;Silvassa
27;Maharashtra;MH;महाराष्ट्र
29;Karnataka;KA;KN;कर्नाटक
30;Goa;GA;गोवा
*31;Lakshadweep;LD;लक्षद्वीप
32;Kerala;KL;Keralam;केरल
33;Tamil Nadu;TN;Tamilnad;तमिलनाडु
34;Puducherry;PY;PN;Pondicherry;पुदुचेरी
*35;Andaman and Nicobar Islands;AN;Andaman and Nicobar;Andaman
36;Telangana;TS;TG;Telengana;तेलंगाना
37;Andhra Pradesh;AP;AD;Andhra;आंध्र प्रदेश
*38;Ladakh;LA;Leh;लद्दाख`

const rows = table
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', ...aliases] = row.split(';')
    const state: State = { code: code.replace('*', ''), name, unionTerritory: code.startsWith('*') }
    return { state, spellings: [name, ...aliases].map(normalize) }
  })

/** Every State and union territory, ordered by GST code. */
export const states: readonly State[] = rows.map(({ state }) => state)

const byCode = new Map(states.map((state) => [state.code, state]))
const bySpelling = new Map(
  rows.flatMap(({ state, spellings }) => spellings.map((spelling) => [spelling, state])),
)

/** The State with that GST code, `06` or `6`; null for an unknown code. */
export function stateByCode(code: string): State | null {
  return byCode.get(code.padStart(2, '0')) ?? null
}

/**
 * The State that a typed text means: its name, an abbreviation such as `U.P.`, a former name, or a misspelling within
 * edit distance 1 (`Haryna`); null when there is no match or no single one.
 */
export function parseState(text: string): State | null {
  const segments = text.split(/[,;/()]/).map(normalize)
  for (const segment of [normalize(text), ...segments.toReversed()]) {
    const state = bySpelling.get(segment) ?? closestState(segment)
    if (state !== null) return state
  }
  return null
}

/** Short texts are not corrected: one typo turns `MP` into another State. */
function closestState(typed: string): State | null {
  if (typed.length < 6) return null
  const matches = new Set(
    [...bySpelling]
      .filter(([spelling]) => spelling.length >= 5 && editDistance(typed, spelling) <= 1)
      .map(([, state]) => state),
  )
  const [only] = matches
  return matches.size === 1 && only !== undefined ? only : null
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .replaceAll(/\b(?:state of|the|india|bharat)\b/g, '')
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
}
