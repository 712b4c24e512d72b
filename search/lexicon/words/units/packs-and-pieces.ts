/** Words for what is counted: pieces, packs and bundles. The form of the rows: `../unit-words.ts`. */
export const packAndPieceWords = `
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
piece	bn	mid	টা | টি | পিস | খানা | খান
piece	bn	low	ta | khana | khani
piece	pa	mid	ਪੀਸ | ਨਗ
box	en	high	box | carton
box	en	mid	ctn | bx
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
pack	en	high	packet | pkt | pak | paket | pack | pouch
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
rod	en	mid	lgth | len | lgths
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
sheet	en	mid	sht | shts
sheet	hinglish	high	shit | seet
sheet	hi	mid	शीट
sheet	gu	mid	શીટ
set	en	high	set
set	hinglish	mid	sait | set pura
set	hi	high	सेट
set	gu	mid	સેટ
pair	en	high	pair
pair	en	mid	pr | prs
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
bucket	en	mid	bkt | bkts
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
unit	en	high	unit
unit	ta	mid	யூனிட்
unit	ta	low	yunit
unit	te	mid	యూనిట్
bag	kn	mid	ಚೀಲ | ಮೂಟೆ | ಬ್ಯಾಗ್ | cheela | chila | moote
bag	bn	mid	bosta | বস্তা
piece	en	high	pcs. | nos. | no. | each | numbers | pce | unit | units
piece	kn	mid	ಪೀಸ್ | ನಂಗ್
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
bag	mr	low	pothi | pothe | पोती | पोते
roll	hi	high	रोल
bag	mr	mid	poti | pothi
bag	gu	mid	thela | theli | થેલા | થેલો
dozen	en	mid	dzn
bag	ml	low	ചാക്ക് | chakku
bag	te	mid	బ్యాగులు | బ్యాగ్ | బ్యాగులు | బస్తాలు
box	bn	mid	বক্স | বাক্স | পেটি
bag	bn	mid	ব্যাগ
box	te	mid	బాక్స్ | బాక్సులు
box	ta	mid	பெட்டி | பாக்ஸ்
box	gu	mid	બોક્સ | પેટી
box	mr	mid	बॉक्स | पेटी | खोका
box	pa	mid	ਡੱਬਾ | ਡੱਬੇ | ਪੇਟੀ | ਬਾਕਸ
piece	ml	mid	എണ്ണം
piece	bn	mid	পিস | টি
piece	gu	mid	નંગ
piece	te	mid	పీసులు
piece	pa	mid	ਪੀਸ
box	hinglish	mid	dabbi | dabbe | dibbe
bag	pa	mid	gatte | gattu bori | ਬੋਰੀਆਂ | ਗੱਟੂ
bag	te	mid	basthalu | basthaalu | bastaalu | సంచులు | సంచి | sanchi
bag	kn	mid	ಚೀಲಗಳು | cheelagalu | muute
bag	ta	mid	மூட்டைகள் | பேக் | moottaigal
bag	gu	mid	બોરીઓ | થેલીઓ | bori
bag	mr	mid	बॅगा | गोण्या | पोतं | potee
bag	bn	mid	বস্তার | bosta
bag	hinglish	mid	kattey | katton | boriya | bags ki bori | thaile | thele
coil	mr	mid	कॉइल
coil	gu	mid	કોઇલ | કોયલ
coil	ta	mid	காயில் | கட்டு வயர்
coil	te	mid	కాయిల్స్ | కాయిళ్లు
coil	bn	mid	কয়েল
coil	kn	mid	ಕಾಯಿಲ್
bundle	hinglish	mid	bandal | bandel | bendal | bundel | gaddhi
bundle	hi	mid	बंडल
piece	kn	mid	ಪೀಸ್
box	hi	mid	डब्बे | डिब्बे | बक्से | पेटियां
bucket	mr	mid	बादली | badli
sheet	te	mid	షీట్ | షీట్లు | sheetlu
sheet	ta	mid	ஷீட்
box	ta	mid	பெட்டி | petti
piece	ur	mid	عدد | پیس
roll	pa	mid	ਰੋਲ
roll	or	mid	ରୋଲ
roll	ta	mid	ரோல்
roll	te	mid	రోల్
roll	kn	mid	ರೋಲ್
roll	ml	mid	റോൾ
`
