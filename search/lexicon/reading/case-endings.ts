/** Endings of the nouns of a script, longest first, each with what the noun ends with instead. */
type Endings = readonly (readonly [ending: string, instead: readonly string[]])[]

/** Genitives, datives, locatives, plurals and oblique forms, script by script; what an ending leaves is a word only where it is known. */
const byScript: readonly (readonly [script: RegExp, endings: Endings])[] = [
  [
    /^\p{Script=Devanagari}+$/u,
    [
      // Marathi: पाण्याची of पाणी, स्वयंपाकघरातील of स्वयंपाकघर, दाराची of दार
      ...[
        'ातील',
        'ामधील',
        'ासाठी',
        'ाचा',
        'ाची',
        'ाचे',
        'ाच्या',
        'ाला',
        'ांचा',
        'ांची',
        'ांचे',
        'ांच्या',
        'ांसाठी',
      ].flatMap((ending): Endings => [
        [`्य${ending}`, ['ी', 'ा']],
        [ending, ['', 'ा']],
      ]),
      ...['ील', 'मधील', 'साठी', 'चा', 'ची', 'चे', 'च्या', 'ला'].flatMap((ending): Endings => [
        [`ी${ending}`, ['ी', '']],
        [`े${ending}`, ['े', '']],
        [ending, ['']],
      ]),
      // Hindi: दरवाजे of दरवाजा, ईंटों of ईंट, खिड़कियों of खिड़की
      ['ियों', ['ी']],
      ['ियां', ['ी']],
      ['ों', ['', 'ा']],
      ['ें', ['']],
      ['्या', ['ी', 'ा']],
      ['े', ['ा']],
    ],
  ],
  [
    /^\p{Script=Gujarati}+$/u,
    [
      // રસોડાનો of રસોડું, દરવાજાનું of દરવાજો, ઈંટોની of ઈંટ
      ...['નો', 'ની', 'નું', 'ના', 'નાં', 'ને', 'માં', 'વાળો', 'વાળી', 'વાળું', 'વાળા'].flatMap(
        (ending): Endings => [
          [`ા${ending}`, ['ો', 'ું', 'ા']],
          [`ો${ending}`, ['', 'ો']],
          [ending, ['']],
        ],
      ),
      ['ાઓ', ['ો', 'ું', 'ા']],
      ['ીઓ', ['ી']],
      ['ો', ['']],
    ],
  ],
  [
    /^\p{Script=Gurmukhi}+$/u,
    [
      ['ੀਆਂ', ['ੀ']],
      ['ਿਆਂ', ['ਾ']],
      ['ਾਂ', ['', 'ਾ']],
      ['ੇ', ['ਾ']],
    ],
  ],
  [
    /^\p{Script=Bengali}+$/u,
    [
      // Bengali and Assamese: দেয়ালের of দেয়াল, লোহার of লোহা, পাকঘৰৰ of পাকঘৰ
      ['গুলোর', ['']],
      ['গুলো', ['']],
      ['গুলি', ['']],
      ['বোৰ', ['']],
      ['়ের', ['়']],
      ['ের', ['']],
      ['েৰ', ['']],
      ['তে', ['']],
      ['টার', ['']],
      ['র', ['']],
      ['ৰ', ['']],
      ['টা', ['']],
      ['টি', ['']],
      ['টো', ['']],
      ['ে', ['']],
    ],
  ],
  [
    /^\p{Script=Oriya}+$/u,
    [
      ['ଗୁଡ଼ିକ', ['']],
      ['ମାନଙ୍କର', ['']],
      ['ଙ୍କର', ['']],
      ['ଙ୍କ', ['']],
      ['ରେ', ['']],
      ['ର', ['']],
      ['ଟି', ['']],
      // written or left out where no vowel follows
      ['୍', ['']],
    ],
  ],
  [
    /^\p{Script=Tamil}+$/u,
    [
      // மரத்தின் of மரம், கதவுக்கான of கதவு, கதவின் of கதவு, மரக் before another word
      ['ங்களின்', ['ம்']],
      ['ங்கள்', ['ம்']],
      ['களின்', ['']],
      ['களுக்கான', ['']],
      ['க்கள்', ['']],
      ['கள்', ['']],
      ['த்திற்கான', ['ம்']],
      ['த்துக்கான', ['ம்']],
      ['த்தின்', ['ம்']],
      ['த்தாலான', ['ம்']],
      ['த்து', ['ம்']],
      ['ிற்கான', ['ு', '']],
      ['க்கான', ['']],
      ['க்கு', ['']],
      ['வின்', ['']],
      ['யின்', ['']],
      ['ின்', ['ு', '்', '']],
      ['ில்', ['ு', '்', '']],
      ['ாலான', ['ு', '']],
      ['க்', ['']],
      ['ச்', ['']],
      ['த்', ['']],
      ['ப்', ['']],
    ],
  ],
  [
    /^\p{Script=Telugu}+$/u,
    [
      ['లకు', ['']],
      ['లు', ['', 'ం']],
      ['ల', ['']],
      ['పు', ['']],
      ['కోసం', ['']],
      ['కు', ['']],
      ['కి', ['']],
      ['లో', ['']],
    ],
  ],
  [
    /^\p{Script=Kannada}+$/u,
    [
      // ಕಬ್ಬಿಣದ of ಕಬ್ಬಿಣ, ಬಾಗಿಲಿನ of ಬಾಗಿಲು, ಗೋಡೆಯ of ಗೋಡೆ
      ['ಗಳಿಗೆ', ['']],
      ['ಗಳ', ['']],
      ['ಗಳು', ['']],
      ['ದಲ್ಲಿ', ['']],
      ['ಕ್ಕೆ', ['']],
      ['ಿನ', ['ು', '್']],
      ['ಯ', ['']],
      ['ದ', ['']],
      ['ನ', ['']],
      ['ಗೆ', ['']],
    ],
  ],
  [
    /^\p{Script=Malayalam}+$/u,
    [
      // വാതിലിന്റെ of വാതിൽ, മരത്തിന്റെ of മരം, അടുക്കളയിലെ of അടുക്കള
      ['ത്തിന്റെ', ['ം']],
      ['ത്തിലെ', ['ം']],
      ['ത്തിനുള്ള', ['ം']],
      ['ങ്ങൾ', ['ം']],
      ['ലിന്റെ', ['ൽ']],
      ['രിന്റെ', ['ർ']],
      ['ളിന്റെ', ['ൾ']],
      ['നിന്റെ', ['ൻ']],
      ['ിന്റെ', ['്', 'ു', '']],
      ['യുടെ', ['']],
      ['യിലെ', ['']],
      ['ിലെ', ['്', '']],
      ['ക്കുള്ള', ['']],
      ['കൾ', ['']],
      ['കള്‍', ['']],
      ['യ്ക്ക്', ['']],
    ],
  ],
]

/** Fewer letters are no noun: what is left of them is another word. */
const SHORTEST = 2

/** The nouns that a word of an Indic script may be a case or the plural of, the likeliest first. */
export function stemsOf(word: string): string[] {
  const endings = byScript.find(([script]) => script.test(word))?.[1] ?? []
  return endings.flatMap(([ending, instead]) => {
    const start = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
    return start.length < SHORTEST ? [] : instead.map((each) => start + each)
  })
}
