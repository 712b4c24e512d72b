import type { firmListMessages as English } from '#app/messages/en/profile/firm-list.ts'
/** The firms that a partner's orders were billed to, in their profile. */
export const firmListMessages: typeof English = {
  title: 'आपके बिलों की फ़र्में',
  gstinOf: (gstin) => `GSTIN ${gstin}`,
  intro: 'उसी पते पर फिर ऑर्डर करने पर ये सामने आती हैं। पुराने ऑर्डर और बिलों में ये बनी रहती हैं।',
  introPartner: 'हर फ़र्म उस पते के लिए सामने आती है जिसका बिल उसके नाम बना था। पुराने ऑर्डर और बिलों में ये बनी रहती हैं।',
  first: 'सबसे पहले',
  makeFirst: 'सबसे पहले रखें',
  makeFirstLabel: (name) => `${name} को सबसे पहले रखें`,
  firstHint: 'जिन पतों का बिल अभी किसी फ़र्म के नाम नहीं बना, उनके लिए सबसे पहली फ़र्म सामने आती है।',
  remove: 'हटाएँ',
  removeLabel: (name) => `${name} हटाएँ`,
  removed: (name) => `${name} अब लिस्ट में नहीं है।`,
  together: 'फ़र्म के लिए कई लोग मिलकर खरीदें',
  undo: 'वापस लाएँ',
  undoLabel: (name) => `${name} वापस लाएँ`,
}
