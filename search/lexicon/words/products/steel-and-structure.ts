/** Words for steel, roofing and scaffolding. The form of the rows: `../product-words.ts`. */
export const steelAndStructureWords = `
tmt	en	high	tmt | thermo mechanically treated bar | thermo mechanically treated | thermo mechanical treated | rebar | steel rod
tmt	en	mid	tor steel
tmt	hinglish	high	sariya | saria | sarriya | sarya | loha | tmt sariya
tmt	hinglish	mid	saryia | lohe ki chhad | chhad | chad | tor | tar steel
tmt	hi	high	सरिया | सरिये | लोहा | टीएमटी
tmt	hi	mid	छड़ | लोहे की छड़ | रॉड
tmt	mr	high	सळई | बार
tmt	mr	low	सळया | salya | गज
tmt	mr	mid	salai | लोखंड | lokhand
tmt	gu	high	સળિયા | સરિયા
tmt	gu	mid	saliya
tmt	gu	low	લોખંડ
tmt	ta	mid	கம்பி | kambi
tmt	ta	high	இரும்புக் கம்பி
tmt	ta	low	irumbu kambi
tmt	te	high	చువ్వలు | ఇనుము | ఐరన్ | ఇనుప చువ్వలు
tmt	te	low	chuvvalu | inumu | kammi
tmt	bn	high	রড
tmt	bn	low	লোহার রড
tmt	pa	high	ਸਰੀਆ | ਸਰੀਏ
tmt	en	high	tmt bar | tmt | rebar | deformed bar | reinforcement bar | hysd bar | steel bar | reinforcement steel | tmt steel
tmt	kn	mid	ಕಬ್ಬಿಣ | ಕಂಬಿ | ಸರಳು | kabbina | kambi
stirrup	hinglish	high	ring | churi | stirrup
stirrup	hinglish	mid	rings | chudi | chhalla
stirrup	hi	mid	रिंग | चूड़ी | छल्ला
stirrup	te	low	రింగులు
stirrup	en	high	stirrup
binding_wire	en	high	binding wire
binding_wire	hinglish	high	binding taar | bandhne ka tar | bandhne ka taar | bandhne wala taar
binding_wire	hinglish	mid	bandhai taar | kala taar | tar | bainding wire
binding_wire	hi	high	बाइंडिंग तार
binding_wire	hi	mid	बांधने का तार
binding_wire	mr	low	बांधणी तार | बाइंडिंग वायर
binding_wire	gu	low	બાંધવાનો તાર
binding_wire	ta	mid	கட்டு கம்பி | kattu kambi
binding_wire	te	low	బైండింగ్ వైర్ | kattu teega
binding_wire	bn	low	গুনা তার | guna taar
roofing_sheet	en	high	roofing sheet | colour sheet
roofing_sheet	en	mid	profile sheet
roofing_sheet	hinglish	high	chaddar | chadar | color chaddar
roofing_sheet	hinglish	mid	chaadar | teen shed sheet
roofing_sheet	hi	high	चादर | चद्दर | टीन
roofing_sheet	hi	mid	शीट
roofing_sheet	mr	mid	पत्रा | पत्रे
roofing_sheet	mr	low	patre
roofing_sheet	gu	mid	પતરા
roofing_sheet	gu	low	પતરું
roofing_sheet	ta	mid	தகரம் | thagaram
roofing_sheet	ta	low	ஷீட்
roofing_sheet	te	mid	రేకు | రేకులు | reku | rekulu
roofing_sheet	bn	mid	টিন
roofing_sheet	bn	low	টিনের চাল
roofing_sheet	pa	mid	ਚਾਦਰ
roofing_sheet	pa	low	ਟੀਨ
asbestos_sheet	en	high	asbestos
asbestos_sheet	hinglish	high	cement ki chadar
asbestos_sheet	hinglish	mid	simit chadar | asbestas
asbestos_sheet	hi	high	सीमेंट चादर
asbestos_sheet	mr	mid	सिमेंट पत्रा
asbestos_sheet	ta	low	ஆஸ்பெஸ்டாஸ்
asbestos_sheet	te	mid	సిమెంట్ రేకు
asbestos_sheet	en	high	asbestos sheet | asbestos
roof_tile	hinglish	high	khaprail | khapra | kavelu
roof_tile	hi	high	खपरैल
roof_tile	hi	mid	खपड़ा
roof_tile	mr	mid	कौल | kaul
roof_tile	mr	low	कौले
roof_tile	gu	mid	નળિયા | naliya
roof_tile	ta	mid	ஓடு | odu
roof_tile	te	mid	పెంకు | penku
roof_tile	bn	mid	টালি
angle	en	high	angle | ms angle
angle	hinglish	high	engal | angal
angle	hinglish	mid	anggle | loha angle
angle	hi	high	एंगल
angle	mr	low	अँगल
angle	gu	low	એંગલ
angle	ta	low	ஆங்கிள்
angle	te	low	యాంగిల్
angle	en	high	angle | ms angle | isa
channel	en	high	channel
channel	hinglish	high	chenal | chanel
channel	hinglish	mid	channal
channel	hi	high	चैनल
channel	en	high	channel | ismc | c channel | ms channel
beam	en	high	girder
beam	en	mid	joist
beam	hinglish	high	gadar | garder | gardar
beam	hinglish	mid	garter
beam	hi	high	गर्डर | गाटर
beam	pa	mid	ਗਾਡਰ
beam	en	high	i beam | ismb | joist | girder
ms pipe	en	high	ms pipe
ms pipe	hinglish	high	chaukor pipe | loha pipe
ms pipe	hinglish	mid	chokor pipe | lohe ka paip
ms pipe	hi	high	लोहे का पाइप
ms pipe	hi	mid	चौकोर पाइप
flat	en	high	ms flat
flat	hinglish	high	lohe ki patti | ms patti
flat	hi	mid	पत्ती | पट्टी
square_bar	hinglish	high	chaukor sariya | square rod
square_bar	hinglish	mid	chokadi | chors
square_bar	hi	mid	चौकोर सरिया
wire_mesh	en	high	wire mesh
wire_mesh	hinglish	high	jali | tar jali | murga jali
wire_mesh	hinglish	mid	jaali
wire_mesh	hi	mid	जाली
wire_mesh	hi	high	तार जाली
wire_mesh	mr	mid	जाळी
wire_mesh	gu	mid	જાળી
wire_mesh	ta	mid	கம்பி வலை
wire_mesh	ta	low	valai
wire_mesh	te	mid	జాలి
wire_mesh	bn	mid	জাল
wire_mesh	bn	low	জালি
wire_mesh	en	high	wire mesh | welded mesh | chicken mesh | mesh | plaster mesh
barbed_wire	en	high	barbed wire
barbed_wire	hinglish	high	kantedar tar | kanta taar
barbed_wire	hinglish	mid	kaanta tar
barbed_wire	hi	high	कंटीला तार | कांटेदार तार
barbed_wire	mr	mid	काटेरी तार
barbed_wire	gu	low	કાંટાળો તાર
barbed_wire	ta	mid	முள்வேலி
barbed_wire	ta	low	mulveli
barbed_wire	te	mid	ముళ్ళ తీగ
barbed_wire	en	high	barbed wire
shuttering plywood	hinglish	high	satring | setring ply
shuttering plywood	hinglish	mid	shatring plai | centring
shuttering plywood	hi	high	शटरिंग प्लाई
shuttering plywood	hi	mid	सेंट्रिंग
shuttering plywood	en	high	shuttering ply | shuttering plywood | centering ply
scaffolding	hinglish	high	paad
scaffolding	hinglish	mid	bamboo balli | machan | paar
scaffolding	hi	high	बल्ली | पाड़
scaffolding	hi	mid	मचान
scaffolding	mr	mid	परांची
scaffolding	mr	low	paranchi
bamboo	en	high	bamboo
bamboo	hinglish	high	bans | baans
bamboo	hi	high	बांस
bamboo	mr	mid	बांबू
bamboo	mr	low	वासा
bamboo	gu	mid	વાંસ
bamboo	ta	mid	மூங்கில்
bamboo	ta	low	moongil
bamboo	te	mid	వెదురు
bamboo	te	low	veduru
bamboo	bn	mid	বাঁশ
bamboo	bn	low	bansh
bamboo	pa	low	ਬਾਂਸ
square pipe	en	high	square pipe | square tube | sq pipe | sq tube | box pipe
square pipe	hinglish	high	chaukor pipe | chokor pipe | chauras pipe
corrugated sheet	en	high	corrugated sheet | gc sheet | cgi sheet | tin sheet
corrugated sheet	hinglish	mid	chadar | chaddar | chaadar | tin chadar
prop	en	high	prop | steel prop | adjustable prop | acrow prop
prop	hinglish	mid	jack prop | teka
chain_link	en	high	chain link | chain link fencing | chainlink | fencing jali
window_grill	en	high	grill | window grill | khidki grill
roof_tile	en	high	roof tile | clay roof tile | mangalore tile
square_bar	en	high	square bar
chequered_plate	en	high	chequered plate | checkered plate | chequer plate
chequered_plate	hinglish	mid	chakar plate
fibre roofing_sheet	en	mid	cement sheet | fibre cement sheet | ac sheet
fibre roofing_sheet	hinglish	mid	cement ki chadar | simit chadar
chair_bar	en	high	chair bar
gutter	en	high	gutter
wire_mesh	hinglish	mid	jangla jali | jangle ki jali
flat	hinglish	mid	patti loha | loha patti
tmt	hinglish	mid	rod | iron rod | sariya rod
roofing_sheet	hinglish	mid	chhat ki chadar | chhat ki chaddar | chat ki chadar
tmt	hinglish	mid	saria rod | sariye ki rod | sariyaa | sareya | sirya | lohe ka sariya | loha sariya
tmt	en	mid	rebars | tmt rod | tmt steel bar | reinforcement | tor bar | tor rod
tmt	te	mid	ఇనుప కడ్డీ | ఇనుప కడ్డీలు | కడ్డీలు | ఇనుము | ఇనుప రాడ్లు | స్టీల్ | సలాకలు
tmt	ta	mid	இரும்பு கம்பி | முறுக்கு கம்பி | ஸ்டீல்
tmt	kn	mid	ಕಬ್ಬಿಣ | ಸ್ಟೀಲ್ | ಕಂಬಿ | kabbina
tmt	mr	mid	सळया | सळी | लोखंड | लोखंडी सळई | salai | salya
tmt	gu	mid	સળિયા | સળિયો | લોખંડ | saliya | saliyo
tmt	bn	mid	রড | লোহার রড | ছড় | rod
tmt	pa	mid	ਸਰੀਆ | ਸਰੀਏ | ਲੋਹਾ
stirrup	hinglish	mid	kadi | kadee | choodi | chudiya | ring churi | ring sariya
stirrup	hi	mid	कड़ी | रिंग चूड़ी
stirrup	mr	mid	रिंगा | कड्या
prop	hinglish	mid	jack pipe | lohe ka jack | shuttering jack | teka jack
prop	en	mid	jack prop | telescopic prop | props
base jack	en	mid	base jack
u head	en	mid	u jack | u head jack
binding_wire	hinglish	mid	bindi wire | bandhan wire | bandhan tar | bandhan taar | binding war | baindig wire | bandhne wali tar | bandhne ki tar | baandhne wala tar | sariya bandhne ka tar | bending wire
binding_wire	hi	mid	बाइंडिंग वायर | बांधने वाला तार | बांधने की तार
binding_wire	mr	mid	बायंडिंग वायर | बांधायची तार
binding_wire	gu	mid	બાઇન્ડિંગ વાયર | બાંધવાનો તાર
binding_wire	ta	mid	பைண்டிங் வயர் | கட்டு கம்பி | kattu kambi
binding_wire	te	mid	బైండింగ్ వైర్ | కట్టు తీగ
binding_wire	bn	mid	গুনা তার | বাইন্ডিং তার | guna tar
barbed_wire	hinglish	mid	kata tar | kata taar | kaanta taar | kaante wala tar | kante wala tar | kanta tar | kaantedar taar | kantedar taar | khardar tar | tar kanta | katili tar | kateeli taar
barbed_wire	hi	mid	कांटा तार | कटीला तार | काँटेदार तार
barbed_wire	mr	mid	काटेरी तार
barbed_wire	gu	mid	કાંટાળો તાર
chain_link	hinglish	mid	jaali fencing | fencing jaali | jali fencing | fencing ki jali | tar fencing | fencing net | jali wali fencing | chain jali
chain_link	en	mid	fencing mesh | fencing | fence | chain fencing | wire fencing
line wire	en	mid	gi wire | galvanised wire | galvanized iron wire | gi plain wire
line wire	hinglish	mid	gi tar | gi taar | jasti tar | jasta tar | jaste ka tar
flat	hinglish	mid	patti | loha patti | lohe ki patti
flat	en	mid	flat bar | ms flat bar | flat patti
angle	hinglish	mid	l angle | lohe ka angle | loha angle | engle | angel iron
angle	en	mid	angle iron | iron angle
square pipe	hinglish	mid	choras pipe | chauras pipe | choras tube
square pipe	hi	mid	चौकोर पाइप | चौरस पाइप
rectangular tube	en	mid	rectangle pipe | rectangular pipe | rect pipe | rectangle tube
railing tube	en	mid	ss pipe | railing pipe | ss railing pipe | stainless steel pipe | ss tube | steel railing pipe
chequered_plate	en	mid	chequered sheet | checkered sheet | chequer sheet
roofing_sheet	hinglish	mid	patra | patre | patara | chhat wali chadar | shed ki chadar | chaddar rangeen | rangeen chadar
roofing_sheet	mr	mid	पत्रे | पत्रा
roofing_sheet	gu	mid	પતરા | પતરું | patru
roofing_sheet	te	mid	రేకులు | రేకు | rekulu
roofing_sheet	ta	mid	தகடு | கூரை தகடு | ஷீட்
roofing_sheet	kn	mid	ಶೀಟ್ | ತಗಡು
roofing_sheet	bn	mid	টিন | ঢেউটিন | টিনের চাল
fibre roofing_sheet	hinglish	mid	cement chadar | cement chaddar | cement wali chadar | cement patra | asbestos chadar
fibre roofing_sheet	hi	mid	सीमेंट की चादर | सीमेंट चद्दर
wire_mesh	hinglish	mid	murgi jali | murgi jaali | plaster jali | plaster wali jali | murga jaali
wire_mesh	hi	mid	मुर्गा जाली | मुर्गी जाली | प्लास्टर जाली
welded mesh	en	mid	welded mesh | weld mesh | welded wire mesh | weldmesh
chicken mesh	en	mid	chicken mesh | chicken wire mesh | chicken jali | plaster mesh
chicken mesh	hinglish	mid	murgi jali | murga jali | murgi jaali | plaster jali
beam	en	mid	ms beam | ib beam
shuttering plywood	hinglish	mid	farma ply | form ply | farme ki ply | shuttering plai
stirrup	en	mid	column ring | beam ring | pillar ring | stirrup ring | ring stirrup | steel ring
tmt	hinglish	mid	sariye | sariyon | saliya
prop	hinglish	mid	jack | jeck
prop	hi	mid	जैक
base jack	en	mid	base jack
binding_wire	gu	mid	bandhvano taar | bandhvano tar | બાંધવાનો તાર
binding_wire	mr	mid	bandhaychi taar | बांधायची तार
tmt	te	mid	inupa kaddi | inupa kammi | inupa kambi | inupa chuvva | ఇనుప కడ్డీ | ఇనుప చువ్వ
binding_wire	en	mid	b wire | b w | bdg wire | bind wire
`
