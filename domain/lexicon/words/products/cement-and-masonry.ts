/** Words for cement, sand, bricks and what is laid with them. The form of the rows: `../product-words.ts`. */
export const cementAndMasonryWords = `
cement	en	high	cement
cement	hinglish	high	siment | simant | sement | cemant | ciment
cement	hi	high	सीमेंट | सिमेंट
cement	hi	mid	सिमंट
cement	mr	low	simenta
cement	gu	high	સિમેન્ટ | સીમેંટ
cement	ta	high	சிமெண்ட் | சிமென்ட்
cement	ta	low	simentu | simintu | simmenttu | simendu
cement	te	high	సిమెంట్ | సిమెంటు
cement	bn	high	সিমেন্ট
cement	pa	high	ਸੀਮਿੰਟ | ਸੀਮੈਂਟ | ਸੀਮੇਂਟ
cement	kn	mid	ಸಿಮೆಂಟ್ | ಸಿಮೆಂಟು | ಸಿಮೆಂಟ | simentu
white cement	en	high	white cement
white cement	hinglish	high	safed cement | safed siment
white cement	hinglish	mid	wait cement
white cement	hi	high	सफेद सीमेंट
white cement	mr	low	पांढरा सिमेंट
white cement	gu	low	સફેદ સિમેન્ટ
white cement	ta	low	வெள்ளை சிமெண்ட்
white cement	te	low	తెల్ల సిమెంట్
white cement	bn	low	সাদা সিমেন্ট
opc cement	en	high	opc
ppc cement	en	high	ppc
ppc cement	hinglish	mid	ppc siment
sand	en	high	sand
sand	hinglish	high	ret | reti | reta | balu | baalu | baaloo
sand	hinglish	mid	rait
sand	hi	high	रेत | रेती | बालू
sand	hi	mid	रेता
sand	mr	high	वाळू
sand	mr	mid	valu
sand	gu	mid	રેતી
sand	gu	high	બાળુ
sand	ta	high	மணல் | ஆற்று மணல்
sand	ta	mid	manal
sand	ta	low	aatru manal
sand	te	high	ఇసుక
sand	te	mid	isuka
sand	bn	high	বালি
sand	bn	mid	bali
sand	bn	low	বালু
sand	pa	high	ਰੇਤ | ਰੇਤਾ
sand	kn	mid	ಮರಳು | maralu | marlu
coarse sand	hinglish	high	badarpur | mota ret | mourang | morang | maurang
coarse sand	hinglish	mid	moti ret | jamuna sand | yamuna sand | moti reti
coarse sand	hi	high	बदरपुर | मौरंग | मोरंग
coarse sand	hi	mid	मोटी रेत
coarse sand	mr	low	जाडी वाळू
coarse sand	bn	low	মোটা বালি
fine sand	hinglish	high	mahin ret | plaster sand
fine sand	hinglish	mid	barik ret | patli ret | plaster ret
fine sand	hi	mid	महीन रेत | बारीक रेत
fine sand	mr	low	बारीक वाळू
fine sand	bn	low	সাদা বালি | চিকন বালি
m_sand sand	en	high	m sand | msand | manufactured sand | crush sand
m_sand sand	en	mid	crusher sand
m_sand sand	hinglish	mid	em sand | krash sand
m_sand sand	ta	mid	எம் சாண்ட்
m_sand sand	ta	low	பி சாண்ட்
m_sand sand	mr	mid	क्रश सँड
m_sand sand	te	low	ఎమ్ శాండ్
m_sand sand	hi	mid	एम सैंड
p_sand sand	en	high	p sand
p_sand sand	en	mid	psand
stone_dust	en	high	stone dust | crusher dust
stone_dust	hinglish	high	dust
stone_dust	hinglish	mid	dast | stone dast | rori dust | bhassi
stone_dust	hi	high	डस्ट
stone_dust	hi	mid	स्टोन डस्ट
stone_dust	mr	low	कच | ग्रिट
stone_dust	gu	low	ડસ્ટ
aggregate	en	high	aggregate | agregate | stone chips
aggregate	en	mid	blue metal
aggregate	hinglish	mid	gitti | bajree | ballast
aggregate	hinglish	high	giti | rodi | rori | bajri | kankar | kapchi | khadi
aggregate	hi	mid	गिट्टी | कंकड़ | पत्थर गिट्टी
aggregate	hi	high	रोड़ी | बजरी
aggregate	mr	mid	खडी
aggregate	mr	low	मेटल
aggregate	gu	mid	કપચી
aggregate	gu	low	મેટલ
aggregate	ta	high	ஜல்லி | ஜல்லிக்கல்
aggregate	ta	mid	jalli
aggregate	te	high	కంకర | మెటల్
aggregate	te	mid	kankara
aggregate	bn	mid	পাথর | pathor | খোয়া | khoa | স্টোন চিপস
aggregate	pa	high	ਬਜਰੀ | ਬੱਜਰੀ
aggregate	kn	mid	ಜಲ್ಲಿ | ಜೆಲ್ಲಿ | jalli | jelly | jelli
murum	en	mid	murum | moorum
murum	hinglish	high	murram | muram
murum	hi	high	मुरम
murum	mr	mid	मुरूम
murum	gu	low	મોરમ
murum	te	low	మొరం | moram
soil	en	high	soil
soil	hinglish	high	mitti | bharai mitti
soil	hinglish	mid	mati | bharti
soil	hi	high	मिट्टी
soil	hi	mid	भराई मिट्टी
soil	mr	mid	माती
soil	gu	mid	માટી
soil	ta	mid	மண்
soil	te	mid	మట్టి
soil	te	low	matti
soil	bn	mid	মাটি
soil	pa	mid	ਮਿੱਟੀ
soil	pa	high	ਮਿਟੀ
rubble	hinglish	high	khanda | boulder
rubble	hinglish	mid	khande | size stone
rubble	hinglish	low	dabar
rubble	hi	high	पत्थर
rubble	hi	mid	खंडा | बोल्डर
rubble	mr	mid	दगड | dagad | डबर
rubble	gu	mid	પથ્થર
rubble	gu	low	રબલ
rubble	ta	mid	கருங்கல்
rubble	ta	low	karungal
rubble	te	mid	రాయి
rubble	te	low	బండ
rubble	bn	low	পাথর
rubble	pa	mid	ਪੱਥਰ
brick	en	high	brick | bricks
brick	en	mid	clay brick
brick	hinglish	high	int | eent | eet | laal int
brick	hinglish	mid	iint | ent | itta | brik
brick	hi	high	ईंट | ईंटें | ईट
brick	hi	mid	इंट
brick	mr	high	वीट | विटा
brick	mr	mid	veet | vita
brick	gu	high	ઈંટ
brick	gu	mid	ઇંટ
brick	ta	high	செங்கல்
brick	ta	mid	sengal
brick	ta	low	chengal | செங்கற்கள்
brick	te	high	ఇటుక | ఇటుకలు
brick	te	mid	ituka | itukalu
brick	bn	high	ইট
brick	bn	low	ইঁট
brick	pa	high	ਇੱਟ | ਇੱਟਾਂ
brick	pa	mid	itt | ittan
brick	kn	mid	ಇಟ್ಟಿಗೆ | ittige | itige
first class brick	hinglish	high	awwal int | avval int | pakki int
first class brick	hinglish	mid	a one int
first class brick	hi	high	अव्वल ईंट
first class brick	hi	mid	पक्की ईंट
first class brick	mr	low	पक्की वीट
brick_bats	hinglish	high	roda | addha
brick_bats	hinglish	mid	tukda int | int ka tukda | jhama
brick_bats	hi	high	रोड़ा | अद्धा
brick_bats	hi	mid	झामा
brick_bats	bn	low	ঝামা | আদলা
fly_ash brick	en	high	fly ash brick | flyash brick
fly_ash brick	hinglish	high	rakh wali int | cement int | flyash int
fly_ash brick	hi	high	फ्लाई ऐश ईंट
fly_ash brick	hi	mid	राख की ईंट
fly_ash brick	ta	low	சாம்பல் கல்
fly_ash brick	te	low	ఫ్లై యాష్ ఇటుక
aac block	en	high	aac block | aac | siporex
aac block	hinglish	high	ac block | white block
aac block	hinglish	mid	halka block | aac blok | saiporex
aac block	hi	high	एएसी ब्लॉक
aac block	mr	low	सिपोरेक्स
aac block	gu	low	સિપોરેક્સ
concrete block	hinglish	high	gattu | cement block
concrete block	hinglish	mid	blok
concrete block	hi	mid	सीमेंट ब्लॉक | गट्टू
concrete block	ta	mid	ஹாலோ பிளாக்
concrete block	ta	low	holo block
concrete block	mr	low	ब्लॉक
concrete block	te	low	సిమెంట్ బ్రిక్స్
paver	en	high	paver | paver block | interlock tile
paver	hinglish	high	pevar block
paver	hinglish	mid	paving block | interlocking | pevar
paver	hi	high	पेवर ब्लॉक
paver	mr	low	पेव्हर ब्लॉक
paver	gu	low	પેવર બ્લોક
lime	en	high	lime
lime	hinglish	high	chuna | choona | sukha chuna
lime	hi	high	चूना
lime	mr	mid	चुना
lime	gu	mid	ચૂનો
lime	gu	low	chuno
lime	ta	mid	சுண்ணாம்பு | sunnambu
lime	te	mid	సున్నం | sunnam
lime	bn	mid	চুন
lime	pa	mid	ਚੂਨਾ
lime	en	high	lime | lime wash | hydrated lime
lime	kn	mid	ಸುಣ್ಣ | sunna
brick_dust	hinglish	high	surkhi | surki
brick_dust	hi	high	सुर्खी
brick_dust	bn	mid	সুরকি
plaster_of_paris	en	high	pop | plaster of paris
plaster_of_paris	hinglish	mid	pi o pi
plaster_of_paris	hinglish	high	pop ki bori
plaster_of_paris	hi	high	पीओपी
plaster_of_paris	gu	low	પીઓપી
gypsum board	en	high	gypsum board
gypsum board	en	mid	gypboard
gypsum board	hinglish	high	jipsam board
gypsum board	hinglish	mid	gypsam sheet
gypsum board	hi	high	जिप्सम बोर्ड
ready_mix_concrete	en	high	rmc
ready_mix_concrete	hinglish	mid	ready made masala | redi mix
ready_mix_concrete	hi	mid	आरएमसी
ready_mix_concrete	en	high	ready mix concrete | rmc
mortar	hinglish	high	masala | gara
mortar	hi	high	मसाला | गारा
mortar	mr	low	माल
block_adhesive	en	high	block adhesive | block joining mortar | block jointing mortar | aac adhesive | block joining chemical | block mortar | block chemical
block_adhesive	hinglish	high	block jodne ka chemical | block jodne wala | block ka masala | block ka gum
cover_block	en	high	cover block | cover spacer
plasticiser	en	high	superplasticiser | plasticiser | superplasticizer | plasticizer | admixture
plaster	en	high	ready mix plaster | wall plaster | ready mix wall plaster
mortar	en	high	ready mix mortar | masonry mortar | ready mix masonry mortar
sulphate cement	en	high	src | src cement | sulphate resistant cement | sulfate resisting cement
slag cement	en	high	slag cement
composite cement	en	mid	pcc cement
brick_bats	en	high	brick bat
gsb	en	high	gsb
m_sand sand	en	mid	robo sand | artificial sand | crushed sand
plaster_of_paris	hinglish	mid	p o p
gypsum board	en	mid	plaster board | plasterboard | drywall board | false ceiling board
paver	en	mid	paving tile
`
