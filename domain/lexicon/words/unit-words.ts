/** Words for units. One row: the unit, the language, how sure the row is, the words. */
export const unitWords = `
bag	en	high	bag | bags
bag	en	mid	bg
bag	hinglish	high	katta | katte | bori | boriyan | bore | thaila | beg
bag	hinglish	mid	kata | kattaa | bory | thaili
bag	hi	high	कट्टा | कट्टे | बोरी | थैला | बैग
bag	hi	mid	बोरा | बोरियां
bag	mr	mid	गोणी | goni | पोते | pote
bag	mr	high	बॅग | थैली
bag	mr	low	pishvi
bag	gu	mid	થેલી | theli | ગુણી | guni | કોથળી
bag	gu	low	બોરી
bag	ta	high	மூட்டை | பை
bag	ta	mid	moottai | mootai | moota | mootta
bag	te	mid	బస్తా | basta | బస్తాలు | bastalu
bag	te	low	మూట
bag	bn	mid	বস্তা | bosta | ব্যাগ
bag	pa	high	ਗੱਟਾ | ਗੱਟੇ
bag	pa	mid	gatta | ਬੋਰੀ | ਤੋੜਾ
piece	en	high	piece | pieces | pcs | pc | nos | no | number
piece	hinglish	high	pis | pees | nag | adad | nang
piece	hinglish	mid	naga | ginti
piece	hi	high	पीस | नग | अदद
piece	gu	mid	નંગ | પીસ
piece	ta	mid	எண்ணம் | பீஸ்
piece	te	mid	పీసు
piece	te	low	ముక్క | మొత్తం
piece	bn	mid	টা | টি | পিস
piece	pa	mid	ਪੀਸ | ਨਗ
box	en	high	box | carton
box	en	mid	ctn
box	hinglish	mid	dabba | dibba | daba | karton
box	hinglish	high	peti | peti box | baksa | boks
box	hi	high	डिब्बा | डब्बा | पेटी | बॉक्स
box	mr	mid	डबा
box	gu	mid	પેટી | ડબ્બો | dabbo
box	gu	low	બોક્સ
box	ta	mid	பெட்டி | petti
box	ta	low	பாக்ஸ்
box	te	mid	పెట్టె | pette | డబ్బా
box	te	low	బాక్స్
box	bn	mid	বাক্স | baksho | পেটি
box	bn	low	কার্টন
box	pa	mid	ਡੱਬਾ | ਪੇਟੀ
bundle	en	high	bundle | bdl
bundle	en	mid	bunch
bundle	hinglish	high	bandal | bandil | bundal | gaddi | gattha | bandle
bundle	hinglish	mid	gatthar
bundle	hi	high	बंडल | गड्डी | गट्ठर
bundle	mr	mid	गठ्ठा
bundle	gu	mid	બંડલ | ભારી
bundle	ta	mid	கட்டு | kattu | பண்டல்
bundle	te	mid	కట్ట | katta
bundle	te	low	బండిల్
bundle	bn	mid	বান্ডিল
bundle	bn	low	আঁটি
bundle	pa	mid	ਬੰਡਲ
pack	en	high	packet | pkt | pack | pouch
pack	hinglish	high	paket | pudiya | pocket | pakit
pack	hi	high	पैकेट
pack	hi	mid	पुड़िया
pack	mr	mid	पाकीट
pack	mr	low	पुडा
pack	gu	mid	પેકેટ
pack	gu	low	પડીકું
pack	ta	mid	பாக்கெட்
pack	te	mid	ప్యాకెట్
pack	bn	mid	প্যাকেট
pack	pa	mid	ਪੈਕਟ
coil	en	high	coil
coil	hinglish	high	koil | kwail | guchha
coil	hinglish	mid	guccha | laccha
coil	hi	high	कॉइल | गुच्छा
coil	mr	low	गुंडाळी
coil	gu	mid	રોલ
coil	gu	low	ગૂંચળું
coil	ta	mid	சுருள் | காயில்
coil	te	mid	చుట్ట
coil	te	low	chutta | కాయిల్
coil	bn	mid	কয়েল
rod	en	high	length
rod	en	mid	lgth
rod	hinglish	high	lenth | lambai | lent | danda
rod	hinglish	mid	peece pipe
rod	hi	high	लंबाई | लेंथ
rod	mr	low	लांबी
rod	gu	mid	લેન્થ
rod	ta	mid	லெந்த்
rod	te	mid	లెంత్
rod	hinglish	mid	chhad | raad | rod
rod	hi	mid	छड़
rod	ta	mid	கம்பி
sheet	en	high	sheet
sheet	en	mid	sht
sheet	hinglish	high	shit | seet
sheet	hinglish	mid	patti
sheet	hi	mid	शीट
sheet	gu	mid	શીટ
set	en	high	set
set	hinglish	mid	sait | set pura
set	hi	high	सेट
set	gu	mid	સેટ
pair	en	high	pair
pair	en	mid	pr
pair	hinglish	high	jodi | joda | jori
pair	hi	high	जोड़ी | जोड़ा
pair	mr	mid	जोडी
pair	gu	mid	જોડ
pair	gu	low	જોડી
pair	ta	mid	ஜோடி
pair	te	mid	జత | jata
pair	te	low	జోడి
pair	bn	mid	জোড়া | jora
pair	pa	mid	ਜੋੜੀ
dozen	en	high	dozen
dozen	en	mid	dz
dozen	hinglish	high	darjan | dajan | darzan
dozen	hinglish	mid	dozan
dozen	hi	high	दर्जन
dozen	mr	mid	डझन
dozen	mr	low	dazan
dozen	gu	mid	ડઝન
dozen	ta	mid	டஜன்
dozen	te	mid	డజను
dozen	te	low	dajanu
dozen	bn	mid	ডজন
dozen	bn	low	dojon
dozen	pa	mid	ਦਰਜਨ
gross	en	high	gross
gross	hinglish	high	gros
gross	hinglish	mid	guras
gross	hi	mid	ग्रोस
tin	en	high	tin
tin	hinglish	mid	teen | dibba | dolchi
tin	hinglish	high	kanastar
tin	hi	high	टिन | कनस्तर
tin	mr	low	डबा
tin	gu	mid	ટીન
tin	gu	low	ડબો
drum	en	high	drum
drum	hinglish	high	dram | daram
drum	hi	high	ड्रम
bucket	en	high	bucket
bucket	en	mid	bkt
bucket	hinglish	mid	balti | baalti
bucket	hi	mid	बाल्टी
bottle	en	high	bottle
bottle	hinglish	high	botal | shishi
bottle	hi	high	बोतल | शीशी
bottle	mr	mid	बाटली
bottle	gu	mid	બોટલ
tube	en	high	tube
tube	hinglish	mid	tyub | tub
tube	hi	mid	ट्यूब
kg	en	high	kg | kgs | kilogram
kg	hinglish	high	kilo | killo | kilo gram
kg	hinglish	mid	kelo | keji
kg	hi	high	किलो | किग्रा
kg	hi	mid	केजी
kg	gu	mid	કિલો
kg	ta	high	கிலோ
kg	te	mid	కిలో
kg	bn	high	কেজি
kg	bn	low	কিলো
kg	pa	high	ਕਿੱਲੋ
g	en	high	gram | gm
g	en	mid	gms
g	hinglish	high	giram
g	hi	high	ग्राम
g	mr	mid	ग्रॅम
g	gu	mid	ગ્રામ
g	ta	mid	கிராம்
g	te	mid	గ్రాము
g	bn	mid	গ্রাম
quintal	en	high	quintal | qtl
quintal	hinglish	high	kuntal | kwintal | kuintal | quental
quintal	hinglish	mid	kunital
quintal	hi	high	क्विंटल | कुंतल | कुंटल
quintal	mr	high	प्रतिक्विंटल
quintal	gu	mid	ક્વિન્ટલ
quintal	ta	mid	குவிண்டால்
quintal	te	mid	క్వింటాల్
quintal	te	low	క్వింటా
quintal	bn	mid	কুইন্টাল
quintal	pa	mid	ਕੁਇੰਟਲ
tonne	en	high	ton | tonne | mt
tonne	en	mid	tons
tonne	hinglish	high	tan
tonne	hinglish	mid	tann | tun
tonne	hi	high	टन
tonne	gu	mid	ટન
tonne	ta	mid	டன்
tonne	te	mid	టన్ను
tonne	te	low	tannu | టన్
tonne	bn	high	টন
tonne	pa	high	ਟਨ
l	en	high	litre | ltr | liter
l	en	mid	lit
l	hinglish	high	litar | leetar
l	hi	high	लीटर
l	mr	mid	लिटर
l	gu	mid	લીટર
l	gu	low	લિટર
l	ta	mid	லிட்டர்
l	te	mid	లీటరు
l	te	low	లీటర్
l	bn	mid	লিটার
l	pa	mid	ਲੀਟਰ
ml	en	high	ml
ml	hinglish	mid	em el
ml	hi	mid	एमएल
m	en	high	metre | meter | mtr
m	hinglish	high	mitar | meetar
m	hi	high	मीटर
m	gu	mid	મીટર
m	ta	mid	மீட்டர்
m	te	mid	మీటరు
m	te	low	మీటర్
m	bn	mid	মিটার
m	pa	mid	ਮੀਟਰ
ft	en	high	foot | feet | ft
ft	hinglish	high	fut | fit | phut
ft	hinglish	mid	futt
ft	hi	high	फुट | फीट
ft	hi	mid	फ़ुट
ft	mr	mid	फूट
ft	gu	mid	ફૂટ
ft	ta	high	அடி
ft	ta	mid	adi
ft	te	mid	అడుగు | adugu
ft	te	low	అడుగులు
ft	bn	mid	ফুট
ft	pa	mid	ਫੁੱਟ
in	en	high	inch | in
in	hinglish	high	inchi
in	hinglish	mid	inchh
in	hi	high	इंच | इंची
in	gu	mid	ઇંચ
in	ta	mid	அங்குலம் | இன்ச்
in	ta	low	angulam
in	te	mid	అంగుళం
in	te	low	ఇంచు
in	bn	mid	ইঞ্চি
in	pa	mid	ਇੰਚ
mm	en	high	mm
mm	hinglish	high	em em | milli
mm	hinglish	mid	milimeter | mm wala
mm	hi	high	एमएम | मिमी
mm	hi	mid	मिलीमीटर
mm	gu	mid	એમએમ
mm	ta	high	மி.மீ
mm	ta	mid	எம்எம்
mm	te	mid	ఎమ్ఎమ్
mm	bn	mid	মিমি
sut	hinglish	mid	sut | suta | soota
sut	hinglish	high	soot
sut	hi	mid	सूत
sut	pa	mid	ਸੂਤ
sq ft	en	high	sq ft | sqft | sft | square foot
sq ft	hinglish	high	skwayar fut | square feet | varg fut
sq ft	hinglish	mid	sq feet
sq ft	hi	high	वर्ग फुट | स्क्वायर फीट
sq ft	mr	mid	चौरस फूट | chauras fut
sq ft	mr	low	स्क्वेअर फूट
sq ft	gu	mid	ચોરસ ફૂટ | choras fut
sq ft	ta	mid	சதுர அடி | sathura adi
sq ft	te	mid	చదరపు అడుగు | chadarapu adugu
sq ft	bn	mid	বর্গফুট
sq ft	bn	low	borgofut
sq ft	pa	mid	ਵਰਗ ਫੁੱਟ
sq m	en	high	sqm | sq mt | square meter
sq m	hinglish	high	varg meter
sq m	hi	high	वर्ग मीटर
sq m	mr	mid	चौरस मीटर
sq m	gu	mid	ચોરસ મીટર
sq m	ta	mid	சதுர மீட்டர்
sq m	te	mid	చదరపు మీటరు
sq m	bn	mid	বর্গমিটার
sq yd	en	high	gaj | square yard | sq yd
sq yd	hinglish	high	gaz | varg gaj
sq yd	hinglish	mid	gajj
sq yd	hi	high	गज | वर्ग गज
sq yd	mr	low	चौरस यार्ड
sq yd	mr	mid	वार
sq yd	gu	mid	વાર | var
sq yd	gu	low	ગજ
sq yd	ta	mid	சதுர கெஜம்
sq yd	te	mid	గజం | gajam | గజాలు
sq yd	bn	mid	গজ | goj
sq yd	pa	mid	ਗਜ਼
rft	en	high	rft | running foot
rft	hinglish	high	raning fut | ranning feet
rft	hi	high	रनिंग फुट
rft	mr	mid	रनिंग फूट
rft	gu	mid	રનિંગ ફૂટ
cft	en	high	cft | cubic feet | cu ft
cft	hinglish	high	si ef ti | ghan fut | cft wala
cft	hinglish	mid	sieft | ceft | siefti
cft	hi	high	घन फुट | सीएफटी | सियेफ्टी | घन फीट
cft	mr	mid	घनफूट
cft	mr	high	चारशे फुट
cft	gu	mid	ઘન ફૂટ
cft	ta	high	கன அடி
cft	ta	mid	kana adi
cft	te	mid	ఘనపు అడుగు
cft	bn	mid	ঘনফুট | সিএফটি
cft	bn	low	ghonofut
cft	pa	high	ਘਣ ਫੁੱਟ
cu m	en	high	cum | cubic meter
cu m	hinglish	high	ghan meter | kyubik meter
cu m	hi	high	घन मीटर
cu m	mr	mid	घनमीटर
cu m	ta	low	கன மீட்டர்
brass	en	high	brass
brass	hinglish	mid	bras
brass	hinglish	high	baras | brass reti
brass	hi	high	ब्रास
brass	gu	mid	બ્રાસ
unit	en	high	unit
unit	ta	mid	யூனிட்
unit	ta	low	yunit
unit	te	mid	యూనిట్
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
w	en	high	watt | w | wat
w	hinglish	high	vaat | vat
w	hi	high	वाट
a	en	high	amp | ampere
a	hinglish	high	ampiyar | ampear
a	hi	high	एम्पियर
sqmm	en	high	sqmm | sq mm | sq.mm
sqmm	hinglish	high	skwair em em
sqmm	hi	high	स्क्वायर एमएम
gauge	en	high	gauge | guage
gauge	en	mid	swg
gauge	hinglish	high	gej | geej
gauge	hinglish	mid	number
gauge	hi	high	गेज
hp	en	high	hp
hp	hinglish	high	ech pi | hors pawar
hp	hi	high	एचपी
bag	kn	mid	ಚೀಲ | ಮೂಟೆ | ಬ್ಯಾಗ್ | cheela | chila | moote
bag	bn	mid	bosta | বস্তা
piece	en	high	pcs. | nos. | no. | each | numbers | pce | unit | units
piece	kn	mid	ಪೀಸ್ | ನಂಗ್
kg	kn	mid	ಕೆಜಿ | ಕಿಲೋ | ಕೆ.ಜಿ
tonne	kn	mid	ಟನ್
tonne	en	high	t | metric ton | tonnes
ft	kn	mid	ಅಡಿ | adi
in	kn	mid	ಇಂಚು | inchu
roll	en	high	roll | rolls | rl
roll	hinglish	mid	rol
pack	en	high	packs | packets | pkts | pkt.
can	en	high	can | cans
box	en	high	boxes | cartons
coil	en	high	coils
bundle	en	high	bundles | bdls
rod	en	high	rods | lengths | length | rod
sheet	en	high	sheets | sheet
set	en	high	sets
pair	en	high	pairs
dozen	en	high	dozens | doz
tin	en	high	tins
bucket	en	high	buckets
l	en	high	litres
trolley	en	high	trucks | trips | trolleys | loads | dumpers
trolley	ta	low	லோடு | லாரி
trolley	gu	low	ટ્રક | ગાડી
cft	en	high	cuft | cu.ft | cu.ft. | c.ft
sq ft	en	high	sq.ft | sq.ft. | sft. | sqft. | s.ft
sq m	en	high	sq.m | sqmt | sq.mtr | square metre
cu m	en	high	cum | cu.m | cu.m. | cumt
m	en	high	m | mtr | mtrs | metres | meters | rmt | rmtr
cm	en	high	cm | cms
mm	en	high	mm | mm.
l	en	high	l | ltr | ltrs | lit | litres | liters
ml	en	high	ml
kg	en	high	kg. | kgs.
g	en	high	g | gm | gms | gram | grams
in	en	high	in | inch | inches | "
ft	en	high	ft | feet | foot | '
sqmm	en	high	sqmm | sq mm | sq.mm | sq. mm | sq.mm. | square mm
w	en	high	w | watt | watts
kw	en	high	kw
a	en	high	a | amp | amps | ampere
ma	en	high	ma
v	en	high	v | volt | volts
va	en	high	va
hp	en	high	hp
gauge	en	high	gauge | swg | gauge.
gsm	en	high	gsm
way	en	high	way | ways
pin	en	high	pin
core	en	high	core | cores
module	en	high	module | modules | modular | mod
deg	en	high	deg | degree | degrees | °
layer	en	high	layer | layers
stage	en	high	stage
star	en	high	star
grit	en	high	grit
kelvin	en	high	k
track	en	high	track
step	en	high	step | steps
density	en	high	density
part	en	high	part
crank	en	high	crank
bag	mr	low	pothi | pothe | पोती | पोते
roll	hi	high	रोल
in	te	mid	అంగుళాలు | అంగుళం | అంగుళాల
bag	mr	mid	poti | pothi
bag	gu	mid	thela | theli | થેલા | થેલો
cu m	en	high	cubic metre | cubic metres | cubic meters | cu m | cu mtr | cu metre
cu m	en	mid	cubic mtr
cft	en	high	cubic foot | cuft | cubic ft
sq m	en	high	sq mtr | sq metre | sq meter | sq m | sqmtr | sqmtrs | square mtr | sq metres | sq mtrs
sq ft	en	high	square ft | sq foot
m	en	high	running metre | running meter | r mtr | rm
dozen	en	mid	dzn
tonne	en	high	metric tonne | metric tons | metric tonnes | m ton
quintal	en	mid	qntl | qtls | quintals | qt
bag	ml	low	ചാക്ക് | chakku
bag	te	mid	బ్యాగులు | బ్యాగ్ | బ్యాగులు | బస్తాలు
box	bn	mid	বক্স | বাক্স | পেটি
bag	bn	mid	ব্যাগ
box	te	mid	బాక్స్ | బాక్సులు
box	ta	mid	பெட்டி | பாக்ஸ்
box	gu	mid	બોક્સ | પેટી
box	mr	mid	बॉक्स | पेटी | खोका
box	pa	mid	ਡੱਬਾ | ਡੱਬੇ | ਪੇਟੀ | ਬਾਕਸ
piece	bn	mid	পিস | টি
piece	gu	mid	નંગ
piece	te	mid	పీసులు
piece	pa	mid	ਪੀਸ
percent	en	high	% | percent
`
