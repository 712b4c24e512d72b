/** Words for lorries and carts that bring sand and stone. The form of the rows: `../unit-words.ts`. */
export const loadWords = `
trolley	en	high	trolley | tractor trolley
trolley	hinglish	high	trali | troli | tirali | tralli | trolly
trolley	hinglish	mid	tractor | tractar trali
trolley	hi	high	ट्रॉली | ट्राली | ट्रैक्टर | ट्रैक्टर ट्रॉली
trolley	mr	mid	ट्रॅक्टर
trolley	gu	mid	ટ્રોલી | ટ્રેક્ટર
trolley	ta	mid	டிராக்டர்
trolley	ta	low	டிப்பர்
trolley	te	mid	ట్రాక్టర్
trolley	te	low	ట్రక్కు
trolley	bn	mid	ট্রলি | ট্রাক্টর
trolley	pa	high	ਟਰਾਲੀ
trolley	en	high	truck | lorry
trolley	hinglish	high	trak | gadi | gaadi | lari | chhota hathi
trolley	hi	high	ट्रक | गाड़ी | छोटा हाथी
trolley	mr	mid	गाडी
trolley	gu	mid	ગાડી
trolley	gu	low	ટ્રક
trolley	ta	mid	லாரி | லோடு
trolley	te	mid	లారీ | లోడు
trolley	bn	mid	ট্রাক | গাড়ি | লরি
trolley	pa	mid	ਟਰੱਕ | ਗੱਡੀ
trolley	en	high	dumper | tipper | hyva
trolley	hinglish	high	dampar | dumpar | tipar | haiva | hywa | hayva
trolley	hi	high	डंपर | टिपर | हाइवा
trolley	mr	mid	हायवा
trolley	gu	mid	ડમ્પર | હાઇવા
trolley	ta	mid	டிப்பர்
trolley	te	mid	టిప్పర్
trolley	bn	mid	ডাম্পার
trolley	pa	mid	ਟਿੱਪਰ
trolley	en	high	load | trip
trolley	hinglish	high	chakkar | phera | khep | lod
trolley	hi	high	चक्कर | फेरा | खेप
trolley	mr	low	फेरी
trolley	gu	mid	ફેરો | fero
trolley	ta	mid	நடை | ட்ரிப்
trolley	ta	low	nadai
trolley	te	mid	ట్రిప్పు
trolley	bn	mid	ট্রিপ | খেপ
trolley	pa	mid	ਗੇੜਾ | gera
trolley	en	high	trucks | trips | trolleys | loads | dumpers
trolley	ta	low	லோடு | லாரி
trolley	gu	low	ટ્રક | ગાડી
trolley	te	mid	tractorlu | tractorulu | ట్రాక్టర్లు | లారీలు | lorrylu | ట్రిప్పులు
trolley	hinglish	mid	dala | daala | hayva gadi | haywa | dumper gadi | trala | tralaa | dampher | tata 407 | gadda
trolley	kn	mid	ಲೋಡ್ | ಟ್ರಾಕ್ಟರ್ | ಲಾರಿ
trolley	gu	mid	ટ્રેક્ટર
`
