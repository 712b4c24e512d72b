/** Words for paint, putty and waterproofing. The form of the rows: `../product-words.ts`. */
export const paintAndWaterproofingWords = `
paint	en	high	paint
paint	hinglish	high	pent | paent | rang | rangai | colour
paint	hi	high	पेंट | रंग
paint	gu	mid	રંગ | કલર
paint	ta	mid	பெயிண்ட்
paint	ta	low	வர்ணம் | peyint
paint	te	mid	రంగు | rangu | పెయింట్
paint	te	high	రంగులు
paint	bn	mid	রং | rong | রঙ
paint	pa	mid	ਰੰਗ
paint	pa	low	ਪੇਂਟ
paint	kn	mid	ಬಣ್ಣ | ಪೇಂಟ್ | banna
emulsion paint	en	high	emulsion
emulsion paint	hinglish	high	imalsan | imulsion | plastic paint | plastik pent | andar ka paint
emulsion paint	hi	high	इमल्शन | प्लास्टिक पेंट
emulsion paint	en	high	emulsion | emulsion paint
exterior emulsion paint	en	high	exterior paint | weather coat
exterior emulsion paint	hinglish	high	bahar ka paint | bahar wala rang
exterior emulsion paint	hi	high	बाहर का पेंट
exterior emulsion paint	gu	low	બહારનો રંગ
exterior emulsion paint	en	high	exterior paint | exterior emulsion
distemper	en	high	distemper
distemper	hinglish	high	distempar | distamper | destemper
distemper	hi	high	डिस्टेंपर
distemper	gu	mid	ડિસ્ટેમ્પર
distemper	en	high	distemper
enamel paint	en	high	enamel | oil paint
enamel paint	hinglish	high	tel paint | inamel | oil pent
enamel paint	hinglish	mid	chamkila paint | enamal
enamel paint	hi	high	इनेमल | ऑयल पेंट
enamel paint	hi	mid	तेल पेंट
enamel paint	mr	mid	ऑईल पेंट
enamel paint	mr	low	तैलरंग
enamel paint	en	high	enamel | enamel paint
primer	en	high	primer | primer paint
primer	hinglish	high	praimar | primar | astar
primer	hinglish	mid	assar
primer	hi	high	प्राइमर | अस्तर
primer	mr	mid	प्रायमर
primer	gu	mid	પ્રાઇમર
primer	gu	low	અસ્તર
primer	ta	mid	பிரைமர்
primer	te	mid	ప్రైమర్
putty	en	high	wall putty | putty
putty	hinglish	high	putti | puti
putty	hinglish	mid	patti putti | vol putti
putty	hi	high	पुट्टी | वॉल पुट्टी
putty	mr	mid	लांबी
putty	gu	mid	પુટ્ટી | લાપી | lapi
putty	ta	mid	பட்டி
putty	te	mid	పుట్టీ | లప్పం | lappam
putty	bn	mid	পুটি
putty	pa	mid	ਪੁੱਟੀ
putty	en	high	putty | wall putty
putty	kn	mid	ಪುಟ್ಟಿ
red_oxide primer	en	high	red oxide
red_oxide primer	hinglish	high	red aksaid | lal primer | reddoxide
red_oxide primer	hi	high	रेड ऑक्साइड
thinner	en	high	thinner | turpentine
thinner	hinglish	high	thinar | tarpin | tarpin tel | tarpeen | thiner
thinner	hi	high	थिनर | तारपीन
thinner	mr	mid	टर्पेंटाईन
thinner	gu	low	ટર્પેન્ટાઇન
thinner	ta	mid	தின்னர் | டர்பன்டைன்
thinner	te	mid	థిన్నర్
thinner	bn	mid	তারপিন
thinner	bn	low	থিনার
varnish	en	high	varnish
varnish	hinglish	high	vaarnish | warnish | barnis
varnish	hi	high	वार्निश
varnish	mr	mid	व्हार्निश
varnish	bn	mid	বার্নিশ
varnish	bn	low	barnish
varnish	ta	mid	வார்னிஷ்
wood_polish	en	high	polish
wood_polish	hinglish	high	palish | polis | lakdi polish
wood_polish	hi	high	पॉलिश
stainer	en	high	stainer
stainer	en	mid	universal stainer
stainer	hinglish	high	stenar | steener | rang ki tube
stainer	hinglish	mid	tiner
stainer	hi	high	स्टेनर
whitewash	hinglish	high	safedi | chuna putai | putai
whitewash	hinglish	mid	kalai
whitewash	hi	high	सफेदी | पुताई
whitewash	mr	low	रंगसफेदी | चुना
whitewash	ta	mid	வெள்ளை
whitewash	te	mid	సున్నం
whitewash	bn	mid	চুনকাম
whitewash	bn	low	chunkam
red_ochre	hinglish	high	geru
red_ochre	hi	high	गेरू
red_ochre	gu	mid	ગેરુ
paint_brush	en	high	brush | paint brush
paint_brush	hinglish	high	burush | burus | kuchi | brash
paint_brush	hinglish	mid	bras
paint_brush	hi	high	ब्रश | कूची
paint_brush	mr	mid	कुंचला
paint_brush	gu	mid	બ્રશ
paint_brush	gu	low	પીંછી
paint_brush	ta	mid	பிரஷ்
paint_brush	te	mid	బ్రష్
paint_brush	bn	mid	ব্রাশ
paint_brush	bn	low	তুলি
paint_brush	pa	mid	ਬੁਰਸ਼
paint_brush	en	high	paint brush | brush
paint_roller	en	high	roller
paint_roller	hinglish	high	rolar | rollar | roler
paint_roller	hi	high	रोलर
paint_roller	en	high	paint roller | roller
sandpaper	en	high	sand paper | emery paper | polish paper
sandpaper	hinglish	high	regmal | regmar | sendpaper | ghisai paper
sandpaper	hinglish	mid	pani paper
sandpaper	hi	high	रेगमाल | सैंडपेपर
sandpaper	mr	mid	पॉलिश पेपर
sandpaper	mr	low	काचपेपर
sandpaper	gu	low	કાચ પેપર
sandpaper	bn	mid	শিরিষ কাগজ
sandpaper	bn	low	shirish
putty_blade	en	high	putty blade | scraper
putty_blade	hinglish	high	khurpi | putti blade
putty_blade	hinglish	mid	pattra
putty_blade	hi	high	पुट्टी ब्लेड
putty_blade	hi	mid	खुरपी
putty_blade	mr	mid	पत्रा
masking_tape	en	high	masking tape
masking_tape	hinglish	high	masking tep | kagaz tape
masking_tape	hi	mid	मास्किंग टेप
masking_tape	en	high	masking tape
waterproofing	en	high	waterproofing | waterproof chemical
waterproofing	hinglish	high	water proof | leakage wala chemical | seelan wala | silan ki dawa | pani rokne wala
waterproofing	hinglish	mid	vatarproof
waterproofing	hi	high	वाटरप्रूफिंग | सीलन का केमिकल
waterproofing	mr	mid	वॉटरप्रूफिंग
waterproofing	gu	mid	વોટરપ્રૂફિંગ
waterproofing	ta	mid	வாட்டர் ப்ரூஃப்
waterproofing	te	high	వాటర్ ప్రూఫ్
waterproofing	en	high	waterproofing | integral waterproofing | waterproofing liquid
silicone sealant	en	high	silicone | sealant | silicon
silicone sealant	hinglish	high	silikon | sillicon | silicon tube
silicone sealant	hi	high	सिलिकॉन
adhesive	en	high	adhesive | glue
adhesive	hinglish	high	gond | gum | chipkane wala
adhesive	hinglish	mid	lehi
adhesive	hi	high	गोंद
adhesive	hi	mid	गम
adhesive	mr	mid	डिंक
adhesive	gu	mid	ગુંદર
adhesive	ta	mid	பசை
adhesive	ta	low	pasai
adhesive	te	mid	జిగురు
adhesive	te	low	jiguru
adhesive	bn	mid	আঠা | atha
adhesive	pa	low	ਗੂੰਦ
adhesive	en	high	adhesive
epoxy_putty	en	high	m seal | epoxy putty
interior emulsion paint	en	high	interior paint | interior emulsion
texture	en	high	texture | texture paint
flashing_tape	en	high	flashing tape
lime	hinglish	mid	safedi | chuna putai | putai
lime	en	mid	whitewash | white wash
waterproofing	en	mid	wp compound | waterproofing compound | water proofing compound | waterproof compound | leak proof
waterproofing	en	mid	water proofing | water proofing liquid
paint	hinglish	mid	rang rogan | rangrogan
waterproofing	en	mid	dpc powder | dpc compound | water proofing powder
damp proof coating	en	high	damp proof | dampproof
damp proof coating	hinglish	mid	seelan ka paint | silan ka paint
terrace coating	en	mid	terrace waterproofing | roof waterproofing | roof coating | terrace coating | roof coat
terrace coating	hinglish	mid	chhat ki waterproofing | chhat ka waterproofing | chhat ke liye waterproofing | chat ki waterproofing
waterproofing	hinglish	mid	seelan ki dawai | seelan ki dawa | silan ki dawai | leakage ki dawai | leakage ki dawa
paint	mr	mid	रंग | रंगकाम
paint	gu	mid	પેઇન્ટ | રંગ | કલર
paint	ta	mid	பெயிண்ட் | பெயின்ட்
paint	te	mid	పెయింట్ | రంగు
paint	kn	mid	ಪೇಂಟ್ | ಬಣ್ಣ
paint	bn	mid	রং | রঙ | পেইন্ট
paint	pa	mid	ਪੇਂਟ | ਰੰਗ
enamel paint	hinglish	mid	oil wala paint | oil colour | lohe ka paint | lohe wala paint | grill ka paint | gate ka paint
enamel paint	en	mid	metal paint | synthetic enamel | iron paint | gate paint | grill paint | gloss enamel | enamel oil paint
pu wood finish	en	mid	pu polish | pu finish | pu coat | pu lacquer | pu wood polish | pu wood finish
cool coat	en	mid	cool roof paint | cool roof | roof cool paint | heat reflective paint | cool coat | cool roof coating | summer cool paint
cool coat	hinglish	mid	thandi chhat ka paint | chhat thandi karne wala paint
terrace coating	en	mid	terrace waterproofing paint | terrace paint | roof paint | waterproof paint | waterproofing paint | terrace waterproof paint | roof waterproofing paint | terrace waterproof coating | roof waterproof coating | waterproof coating
terrace coating	hinglish	mid	chhat ka paint | chhat leakage | chhat ki leakage | chat ka leakage | chhat leakage ka paint | chhat wala waterproof | chhat waterproof
instant adhesive	en	mid	super glue | superglue | instant glue | quick fix | cyanoacrylate
rubber adhesive	en	mid	rubber adhesive | sr adhesive | contact adhesive | synthetic rubber adhesive
rubber adhesive	hinglish	mid	sr gond | sr chipkane wala | sr wala gond
thinner	mr	mid	थिनर
primer	mr	mid	प्रायमर
primer	gu	mid	પ્રાઇમર
primer	ta	mid	பிரைமர்
primer	te	mid	ప్రైమర్
primer	bn	mid	প্রাইমার
primer	kn	mid	ಪ್ರೈಮರ್
putty	hinglish	mid	putti wall | diwar putti | deewar ki putty | putty powder | lambi
putty	mr	mid	पुट्टी | लांबी
putty	gu	mid	પુટ્ટી
putty	ta	mid	புட்டி
putty	te	mid	పుట్టీ
putty	bn	mid	পুটি | পুট্টি
putty	kn	mid	ಪುಟ್ಟಿ
distemper	hinglish	mid	distember | dishtemper | distempor
sandpaper	hinglish	mid	rejmal | rejmar | resmal | ragmal | regmaal | rezmal | retmal
sandpaper	mr	mid	पॉलिश पेपर
sandpaper	gu	mid	કાચપેપર
red_oxide primer	hinglish	mid	lal oxide | laal oxide | lal aksaid
zinc chromate primer	en	mid	yellow oxide primer | yellow primer | zinc primer | zinc chromate | yellow zinc chromate
wood primer	hinglish	mid	lakdi ka primer | lakdi primer | lakdi wala primer
crack filler	en	mid	crack filler | crack paste | crack filling paste | crack fill
crack filler	hinglish	mid	darar bharne wala | darar bharne ka paste | darar wala paste
glass wool	en	high	glass wool | glasswool | glas wool
pu foam	en	mid	pu foam | expanding foam | foam spray | spray foam | expanding foam spray
bitumen membrane	en	mid	app membrane | tar sheet membrane | bitumen membrane | waterproofing membrane | torch on membrane
red_oxide primer	en	mid	anti rust primer | rust primer | antirust primer | anti corrosive primer | iron primer | oxide primer
bitumen membrane	en	mid	app modified bituminous membrane | app modified bitumen membrane | bituminous membrane | modified bitumen membrane | bitumen sheet | bituminous sheet | app sheet | tar felt membrane
paint	mr	mid	भिंतीचा रंग | भिंतीला रंग | bhinticha rang
paint	hi	mid	दीवार का रंग | दीवार का पेंट
paint	hinglish	mid	deewar ka paint | deewar ka rang
`
