/**
 * Words of the building trade for what is bought, as reviewed data. One row: the article, the language, how sure the row is
 * (high, mid, low: all but English want a native speaker's check), the words, separated by tabs and bars. An article of
 * several words is what all of them say: `opc cement` is also `cement`, while `solvent_cement` is not.
 */
export const goods = `
cement	en	high	cement
cement	hinglish	high	siment | simant | sement | cemant | ciment
cement	hi	high	सीमेंट | सिमेंट
cement	hi	mid	सिमंट
cement	mr	low	simenta
cement	gu	high	સિમેન્ટ | સીમેંટ
cement	ta	high	சிமெண்ட் | சிமென்ட்
cement	ta	low	simentu
cement	te	high	సిమెంట్ | సిమెంటు
cement	bn	high	সিমেন্ট
cement	pa	high	ਸੀਮਿੰਟ | ਸੀਮੈਂਟ | ਸੀਮੇਂਟ
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
tmt	en	high	tmt | rebar | steel rod
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
stirrup	hinglish	high	ring | churi | stirrup
stirrup	hinglish	mid	rings | chudi | chhalla
stirrup	hi	mid	रिंग | चूड़ी | छल्ला
stirrup	te	low	రింగులు
binding_wire	en	high	binding wire
binding_wire	hinglish	high	binding taar | bandhne ka tar
binding_wire	hinglish	mid	bandhai taar | kala taar | tar | bainding wire
binding_wire	hi	high	बाइंडिंग तार
binding_wire	hi	mid	बांधने का तार
binding_wire	mr	low	बांधणी तार | बाइंडिंग वायर
binding_wire	gu	low	બાંધવાનો તાર
binding_wire	ta	mid	கட்டு கம்பி | kattu kambi
binding_wire	te	low	బైండింగ్ వైర్ | kattu teega
binding_wire	bn	low	গুনা তার | guna taar
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
aggregate 10mm	hinglish	high	adha inch gitti | half inch gitti
aggregate 10mm	hinglish	mid	chhoti gitti
aggregate 10mm	hi	mid	दस एमएम गिट्टी
aggregate 20mm	hinglish	high	pauni gitti | paun inch gitti
aggregate 20mm	hinglish	mid	three fourth gitti
aggregate 20mm	hi	mid	पौनी गिट्टी
aggregate 20mm	ta	mid	முக்கால் ஜல்லி | mukkal jalli
aggregate 40mm	hinglish	high	dedh inch gitti
aggregate 40mm	ta	low	ஒன்றரை ஜல்லி
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
ready_mix_concrete	en	high	rmc | ready mix
ready_mix_concrete	hinglish	mid	ready made masala | redi mix
ready_mix_concrete	hi	mid	आरएमसी
mortar	hinglish	high	masala | gara
mortar	hi	high	मसाला | गारा
mortar	mr	low	माल
tile	en	high	tile | tiles
tile	hinglish	mid	tiles wale | taylas | tailes | farshi tile
tile	hinglish	high	tayal
tile	hi	high	टाइल | टाइल्स
tile	hi	mid	टायल
tile	mr	mid	फरशी | farshi
tile	gu	mid	ટાઇલ્સ | લાદી | ladi
tile	ta	mid	டைல்ஸ்
tile	ta	low	tails
tile	te	mid	టైల్స్
tile	bn	high	টাইলস
tile	bn	low	টালি
tile	pa	mid	ਟਾਈਲਾਂ
floor tile	hinglish	high	farsh tile | floor tail
floor tile	hinglish	mid	jamin tile | zameen wali tile
floor tile	hi	high	फर्श टाइल
floor tile	gu	low	ફ્લોર ટાઇલ્સ
wall tile	hinglish	high	deewar tile | diwar ki tile
wall tile	hinglish	mid	wall tail
wall tile	hi	high	दीवार टाइल
wall tile	gu	low	દીવાલ ટાઇલ્સ
vitrified tile	en	high	vitrified | vitrified tile
vitrified tile	hinglish	high	vitrifide
vitrified tile	hinglish	mid	vetrified | witrified
vitrified tile	hi	mid	विट्रिफाइड
parking tile	en	high	parking tile
parking tile	hinglish	high	parking tail
parking tile	hi	mid	पार्किंग टाइल
skirting tile	en	high	skirting
skirting tile	hinglish	high	skating
skirting tile	hinglish	mid	patti tile | iskirting
skirting tile	hi	mid	स्कर्टिंग
tile_adhesive	en	high	tile adhesive
tile_adhesive	en	mid	tile glue
tile_adhesive	hinglish	high	tile chipkane wala | tile gum | adhesive bag
tile_adhesive	hinglish	mid	edhesive
tile_adhesive	hi	mid	टाइल गोंद
tile_adhesive	hi	high	टाइल एडहेसिव
tile_grout	en	high	grout | joint filler
tile_grout	hinglish	high	graut
tile_grout	hinglish	mid	joint wala | jhirri bharne wala
tile_grout	hi	high	ग्राउट
tile spacer	hinglish	high	spesar
tile spacer	hi	mid	स्पेसर
marble	en	high	marble
marble	hinglish	high	marbal | sangmarmar
marble	hi	high	मार्बल | संगमरमर
marble	mr	low	संगमरवर
marble	gu	mid	આરસ
marble	ta	mid	மார்பிள்
marble	te	high	మార్బుల్
marble	te	mid	పాలరాయి
marble	bn	mid	মার্বেল
granite	en	high	granite
granite	hinglish	high	grenait
granite	hinglish	mid	granait | graynite
granite	hi	high	ग्रेनाइट
granite	mr	low	ग्रॅनाइट
granite	ta	mid	கிரானைட்
granite	te	high	గ్రానైట్
granite	gu	low	ગ્રેનાઇટ
kota_stone	en	high	kota stone
kota_stone	hinglish	high	kota | kota pathar
kota_stone	hinglish	mid	kotah
kota_stone	hi	high	कोटा पत्थर
kota_stone	hi	mid	कोटा
kota_stone	mr	low	कोटा फरशी | शहाबादी
kota_stone	mr	mid	shahabadi
kota_stone	te	low	షాబాద్ బండ | shahabad
kota_stone	gu	low	કોટા સ્ટોન
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
asbestos_sheet	en	high	ac sheet | cement sheet | asbestos
asbestos_sheet	hinglish	high	cement ki chadar
asbestos_sheet	hinglish	mid	simit chadar | asbestas
asbestos_sheet	hi	high	सीमेंट चादर
asbestos_sheet	mr	mid	सिमेंट पत्रा
asbestos_sheet	ta	low	ஆஸ்பெஸ்டாஸ்
asbestos_sheet	te	mid	సిమెంట్ రేకు
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
angle	hinglish	high	engal | angal | l patti
angle	hinglish	mid	anggle | loha angle
angle	hi	high	एंगल
angle	mr	low	अँगल
angle	gu	low	એંગલ
angle	ta	low	ஆங்கிள்
angle	te	low	యాంగిల్
channel	en	high	channel
channel	hinglish	high	chenal | chanel
channel	hinglish	mid	channal
channel	hi	high	चैनल
beam	en	high	girder
beam	en	mid	joist
beam	hinglish	high	gadar | garder | gardar
beam	hinglish	mid	garter
beam	hi	high	गर्डर | गाटर
beam	pa	mid	ਗਾਡਰ
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
wire_mesh	en	high	wire mesh | weld mesh
wire_mesh	hinglish	high	jali | tar jali | murga jali
wire_mesh	hinglish	mid	jaali | machhar jali
wire_mesh	hi	mid	जाली
wire_mesh	hi	high	तार जाली
wire_mesh	mr	mid	जाळी
wire_mesh	gu	mid	જાળી
wire_mesh	ta	mid	கம்பி வலை
wire_mesh	ta	low	valai
wire_mesh	te	mid	జాలి
wire_mesh	bn	mid	জাল
wire_mesh	bn	low	জালি
barbed_wire	en	high	barbed wire
barbed_wire	hinglish	high	kantedar tar | kanta taar
barbed_wire	hinglish	mid	kaanta tar
barbed_wire	hi	high	कंटीला तार | कांटेदार तार
barbed_wire	mr	mid	काटेरी तार
barbed_wire	gu	low	કાંટાળો તાર
barbed_wire	ta	mid	முள்வேலி
barbed_wire	ta	low	mulveli
barbed_wire	te	mid	ముళ్ళ తీగ
shuttering plywood	hinglish	high	satring | setring ply
shuttering plywood	hinglish	mid	shatring plai | centring
shuttering plywood	hi	high	शटरिंग प्लाई
shuttering plywood	hi	mid	सेंट्रिंग
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
plywood	en	high	plywood | ply
plywood	hinglish	high	plai | plaiwood
plywood	hinglish	mid	plywud | pilai | plaiwud
plywood	hi	high	प्लाई | प्लाईवुड
plywood	mr	mid	प्लायवुड
plywood	mr	low	प्लाय
plywood	gu	mid	પ્લાય | પ્લાયવુડ
plywood	ta	mid	பிளைவுட்
plywood	ta	low	plywood palagai
plywood	te	mid	ప్లైవుడ్
plywood	bn	mid	প্লাইউড
plywood	pa	mid	ਪਲਾਈ
waterproof plywood	hinglish	high	waterproof ply | pani wali ply
waterproof plywood	hinglish	mid	gurjan ply
waterproof plywood	hi	high	वाटरप्रूफ प्लाई
blockboard	en	high	block board | blockboard
blockboard	hinglish	mid	blok bord
blockboard	hi	high	ब्लॉक बोर्ड
flush door	en	high	flush door
flush door	hinglish	high	flas door | palla | kiwad
flush door	hinglish	mid	kivad
flush door	hi	high	फ्लश डोर
flush door	hi	mid	पल्ला | किवाड़
door	en	high	door
door	hinglish	high	darwaza | darvaja | darwaja
door	hinglish	mid	dwar
door	hi	high	दरवाजा | दरवाज़ा
door	mr	mid	दार
door	gu	mid	દરવાજો | darvajo | બારણું | baranu
door	ta	mid	கதவு | kadhavu
door	te	high	తలుపు | talupu
door	bn	mid	দরজা | dorja
door	pa	mid	ਦਰਵਾਜ਼ਾ | ਬੂਹਾ | booha
window	en	high	window
window	hinglish	high	khidki | khirki
window	hinglish	mid	khidaki
window	hi	high	खिड़की
window	mr	mid	खिडकी
window	gu	mid	બારી
window	ta	mid	ஜன்னல் | jannal
window	te	high	కిటికీ | kitiki
window	bn	mid	জানালা | janala
window	pa	mid	ਖਿੜਕੀ
window	pa	low	ਬਾਰੀ
door_frame	en	high	door frame
door_frame	hinglish	high	chaukhat | chokhat
door_frame	hinglish	mid	chaukhath
door_frame	hi	high	चौखट
door_frame	mr	mid	चौकट
door_frame	mr	low	chaukat
door_frame	gu	mid	બારસાખ | barsakh | ચોકઠું
door_frame	ta	mid	நிலை
door_frame	ta	low	nilai
door_frame	te	mid	గుమ్మం
door_frame	te	low	gummam | ద్వారబంధం
door_frame	bn	mid	চৌকাঠ
door_frame	bn	low	choukath
door_frame	pa	mid	ਚੁਗਾਠ | chugath
wood	en	high	wood | timber
wood	hinglish	high	lakdi | lakri | lakadi | sagwan | sagvan
wood	hinglish	mid	sheesham | sal ki lakdi
wood	hi	high	लकड़ी | सागवान
wood	hi	mid	शीशम
wood	mr	mid	लाकूड | lakud
wood	gu	mid	લાકડું | lakdu
wood	gu	low	સાગ
wood	ta	mid	மரம் | maram | பலகை | palagai | தேக்கு
wood	te	mid	కలప | చెక్క | chekka
wood	te	low	kalapa | టేకు
wood	bn	high	কাঠ
wood	bn	mid	kath
wood	bn	low	সেগুন
wood	pa	mid	ਲੱਕੜ | lakkad
wood_beading	en	high	beading | moulding
wood_beading	hinglish	high	biding | beeding | lakdi patti | wooden patti
wood_beading	hi	high	बीडिंग
wood_beading	hi	mid	लकड़ी पट्टी
laminate	en	high	laminate | mica
laminate	hinglish	mid	sunmica | sanmica | laminet
laminate	hinglish	high	sanmaika | sunmaika | maika
laminate	hi	mid	सनमाइका | माइका
laminate	hi	high	लैमिनेट
laminate	gu	mid	સનમાઇકા
laminate	mr	mid	सनमायका
laminate	ta	low	சன்மைக்கா
veneer	en	high	veneer
veneer	hinglish	high	vinir | vainel | venner | veener
mdf	en	high	mdf
mdf	hinglish	mid	em di ef | mdf bord
particle_board	en	high	particle board
particle_board	hinglish	high	particle bord
particle_board	hinglish	mid	burada board
wpc board	en	high	wpc | wpc board
wpc board	hinglish	high	wpc sheet | pvc board
edge_band	en	high	edge band | edge banding
edge_band	hinglish	high	edge patti | lipping patti
edge_band	hinglish	mid	ej band
acp_sheet	en	high	acp | acp sheet
acp_sheet	hinglish	mid	acp sit | esipi sheet
glass	en	high	glass
glass	hinglish	high	kanch | kaanch | sheesha | shisha
glass	hinglish	mid	glas
glass	hi	high	कांच | शीशा
glass	mr	mid	काच
glass	gu	mid	કાચ
glass	ta	mid	கண்ணாடி | kannadi
glass	te	mid	అద్దం | addam
glass	te	low	గాజు
glass	bn	mid	কাচ | কাঁচ
glass	pa	mid	ਸ਼ੀਸ਼ਾ
hinge	en	high	hinge | hinges | hings
hinge	hinglish	high	kabza | kabja | kabje | kabze | hinj | auto hinges | l bihari hinges
hinge	hinglish	mid	kabja jodi | hinjis
hinge	hi	high	कब्जा | कब्ज़ा | कब्जे
hinge	hi	mid	हिंज
hinge	mr	mid	बिजागरी | bijagari | bijagri
hinge	gu	mid	મિજાગરું | mijagra | મિજાગરા
hinge	gu	low	mijagaru
hinge	ta	mid	கீல்
hinge	te	mid	మడత బందు | bandu
hinge	te	low	కీలు | keelu
hinge	bn	mid	কব্জা | kobja
hinge	pa	mid	ਕਬਜ਼ਾ
tower_bolt	en	high	tower bolt
tower_bolt	hinglish	high	chitkani | chitkini | chatkani | chitakni | sitkani
tower_bolt	hinglish	mid	tower bolt wala | taver bolt
tower_bolt	hi	high	चिटकनी | सिटकनी
tower_bolt	hi	mid	चटकनी
tower_bolt	mr	mid	कडी
tower_bolt	mr	low	खिट्टी | khitti
tower_bolt	gu	mid	સ્ટોપર
tower_bolt	gu	low	કડી | ઇસ્ટાપડી
tower_bolt	ta	mid	தாழ்ப்பாள் | thazhpal | thalpal
tower_bolt	te	mid	గొళ్ళెం | gollem | గడియ
tower_bolt	te	low	gadiya
tower_bolt	bn	mid	ছিটকিনি | chhitkini
tower_bolt	pa	mid	ਚਿਟਕਣੀ
aldrop	en	high	aldrop
aldrop	hinglish	high	aldrap | aldrope | haldrop
aldrop	hinglish	mid	hasp | aldraf
aldrop	hi	high	एल्ड्रॉप | कुंडा
aldrop	gu	mid	આલ્ડ્રોપ
aldrop	mr	mid	अलड्रॉप
door_latch	en	high	latch
door_latch	en	mid	door chain
door_latch	hinglish	high	kundi | kundee | sankal | saankal
door_latch	hinglish	mid	hatha kundi
door_latch	hi	high	कुंडी | सांकल
door_latch	hi	mid	साँकल
door_latch	mr	mid	कोयंडा | कडी कोयंडा
door_latch	mr	low	koyanda
door_latch	gu	mid	સાંકળ | નકુચો
door_latch	gu	low	nakucho
door_latch	bn	mid	শিকল
door_latch	bn	low	shikol
door_latch	te	low	గొలుసు
padlock lock	en	high	padlock
padlock lock	hinglish	high	tala | taala | tale
padlock lock	hi	high	ताला
padlock lock	hi	mid	ताले
padlock lock	mr	mid	कुलूप | kulup
padlock lock	gu	mid	તાળું | talu
padlock lock	ta	mid	பூட்டு | poottu | pootu
padlock lock	te	high	తాళం | talam | thalam
padlock lock	bn	mid	তালা
padlock lock	pa	mid	ਤਾਲਾ | ਜਿੰਦਾ | jinda | jindra
door lock	en	high	door lock | cylindrical lock | main door lock
door lock	hinglish	high	mortice lock | darwaje ka lock | handle lock | dead lock
door lock	hinglish	mid	mortis lok
door lock	hi	high	दरवाजे का लॉक
door lock	hi	mid	मोर्टिस लॉक
door lock	gu	low	દરવાજાનું લોક
key	en	high	key
key	hinglish	mid	chabi | chavi
key	hinglish	high	chaabi | kunji
key	hi	high	चाबी
key	hi	mid	कुंजी
key	mr	mid	किल्ली | killi | चावी
key	gu	mid	ચાવી
key	ta	mid	சாவி | saavi
key	te	mid	తాళం చెవి
key	bn	mid	চাবি
key	pa	mid	ਚਾਬੀ
handle	en	high	handle | door handle
handle	hinglish	high	hendal | handil | hatha | hattha | dasta
handle	hinglish	mid	mutha
handle	hi	high	हैंडल | हत्था
handle	hi	mid	मूठ
handle	mr	mid	हँडल
handle	gu	mid	હેન્ડલ | હાથો
handle	gu	low	hatho
handle	ta	mid	கைப்பிடி | kaippidi
handle	te	mid	హ్యాండిల్ | పిడి
handle	bn	mid	হাতল | hatol
handle	pa	mid	ਹੈਂਡਲ
handle	pa	low	ਹੱਥਾ
door_closer	en	high	door closer
door_closer	hinglish	high	dor kloser | hydraulic closer | darwaza closer
door_closer	hi	high	डोर क्लोजर
door_stopper	en	high	door stopper | stopper
door_stopper	hinglish	high	magnet stopper
door_stopper	hinglish	mid	dor stopar
door_stopper	hi	high	डोर स्टॉपर
drawer_channel	en	high	telescopic channel | drawer channel
drawer_channel	hinglish	high	chanal | draj channel | daraz channel | telescopic chanel | chaneel
drawer_channel	hi	high	दराज चैनल
drawer_channel	hi	mid	टेलिस्कोपिक चैनल
hydraulic_pump	en	high	hydraulic pump | gas pump
hydraulic_pump	hinglish	high	hydrolic | haidrolik | hydrolick
hydraulic_pump	hi	mid	हाइड्रोलिक पंप
screw	en	high	screw | star screw
screw	hinglish	high	pench | pech | skru | iskru | self screw
screw	hinglish	mid	peech
screw	hi	high	पेंच | पेच | स्क्रू
screw	gu	mid	સ્ક્રૂ
screw	gu	low	પેચ
screw	ta	mid	திருகு | ஸ்க்ரூ
screw	ta	low	thirugu
screw	te	mid	స్క్రూ | మర
screw	bn	mid	স্ক্রু | ইস্ক্রুপ | iskrup
screw	pa	mid	ਪੇਚ
screw	pa	low	ਸਕਰੂ
nail	en	high	nail | nails | wire nail
nail	hinglish	high	keel | kil | kile | keelein | khila | kanti | chobha | ply khila
nail	hinglish	mid	kaanti
nail	hi	high	कील | कीलें | कांटी
nail	hi	mid	चोभा
nail	mr	mid	खिळा | खिळे | khile
nail	gu	mid	ખીલી | khili
nail	gu	low	ખીલા
nail	ta	mid	ஆணி | aani
nail	te	mid	మేకు | meku | మేకులు
nail	te	low	mekulu
nail	bn	mid	পেরেক | perek | তারকাঁটা | tarkata
nail	pa	mid	ਕਿੱਲ | ਮੇਖ | mekh
bolt	en	high	nut | bolt | nut bolt
bolt	hinglish	high	nat bolt | nat | kabla | dhibri
bolt	hinglish	mid	bolat
bolt	hi	high	नट बोल्ट
bolt	hi	mid	ढिबरी | काबला
bolt	gu	mid	નટ બોલ્ટ
bolt	gu	low	બોલ્ટ
bolt	ta	mid	போல்ட் | நட்
bolt	te	mid	బోల్టు
bolt	te	low	నట్టు
bolt	bn	mid	নাট বল্টু | nat boltu
washer	en	high	washer
washer	hinglish	high	vashar | wasar
washer	hinglish	mid	vaisar | waysar
washer	hi	high	वाशर | वॉशर
washer	mr	mid	वायसर
washer	mr	low	vaysar
washer	gu	mid	વાયસર
anchor_fastener	en	high	fastener
anchor_fastener	hinglish	high	fastner | fasnar | ankar fastner | rawl bolt
anchor_fastener	hi	high	फास्टनर
rawl_plug	en	high	wall plug | rawl plug
rawl_plug	hinglish	high	gitty | rawal plug | raval plug | plug gitti | deewar gutti | gutti
rawl_plug	hi	mid	गिट्टी
rawl_plug	hi	high	गुट्टी | रावल प्लग
rivet	en	high	rivet | pop rivet
rivet	hinglish	high	rivit | ribet | pivit
rivet	hi	high	रिवेट
hook	en	high	hook
hook	hinglish	high	huk | khunti | fan hook
hook	hi	high	हुक | खूंटी
hook	mr	low	हूक
hook	gu	low	હૂક
chain	en	high	chain
chain	hinglish	high	zanjeer | janjir
chain	hi	high	जंजीर
chain	hi	mid	चेन
chain	mr	mid	साखळी
chain	mr	low	sakhli
chain	gu	mid	સાંકળ
chain	ta	mid	சங்கிலி
chain	ta	low	sangili
chain	te	mid	గొలుసు
chain	te	low	golusu
chain	bn	mid	শিকল
chain	bn	low	চেইন
castor_wheel	en	high	castor | wheel
castor_wheel	hinglish	high	pahiya | paiya
castor_wheel	hinglish	mid	chakka
castor_wheel	hi	high	पहिया
castor_wheel	mr	mid	चाक
curtain_rod	en	high	curtain rod | curtain bracket
curtain_rod	hinglish	high	parda rod | parde ka pipe | parda bracket
curtain_rod	hi	high	पर्दा रॉड
curtain_rod	gu	low	પડદા રોડ
wheelbarrow	en	high	wheelbarrow
wheelbarrow	hinglish	high	thela | hath gadi | rehdi
wheelbarrow	hinglish	mid	ek pahiya
wheelbarrow	hi	high	हाथ ठेला | ठेला
wheelbarrow	hi	mid	रेहड़ी
pipe	en	high	pipe
pipe	hinglish	high	paip
pipe	hinglish	mid	paype
pipe	hi	high	पाइप | पाईप
pipe	mr	mid	नळी
pipe	gu	mid	પાઇપ
pipe	gu	low	પાઈપ
pipe	ta	mid	குழாய் | kuzhai | பைப்
pipe	te	mid	పైపు | paipu | గొట్టం
pipe	te	low	gottam
pipe	bn	mid	পাইপ
pipe	bn	low	নল
pipe	pa	mid	ਪਾਈਪ
cpvc pipe	en	high	cpvc | cpvc pipe
cpvc pipe	hinglish	mid	spvc | cpvs | si pi vi si
cpvc pipe	hinglish	high	garam pani ka pipe | hot water pipe
cpvc pipe	hi	high	सीपीवीसी | सीपीवीसी पाइप
upvc pipe	en	high	upvc | upvc pipe
upvc pipe	hinglish	mid	yupvc | u pvc
upvc pipe	hinglish	high	thande pani ka pipe
upvc pipe	hi	high	यूपीवीसी
pvc pipe	en	high	pvc pipe
pvc pipe	hinglish	mid	pvs pipe
pvc pipe	hinglish	high	plastic pipe | plastik paip | agri pipe
pvc pipe	hi	high	पीवीसी पाइप | प्लास्टिक पाइप
pvc pipe	mr	mid	पीव्हीसी पाईप
pvc pipe	gu	mid	પીવીસી પાઇપ
pvc pipe	ta	mid	பிவிசி பைப்
pvc pipe	te	high	పీవీసీ
swr pipe	en	high	swr | swr pipe | drainage pipe
swr pipe	hinglish	mid	esdablyuar | nali pipe | sandas pipe
swr pipe	hinglish	high	latrine pipe
swr pipe	hi	mid	एसडब्ल्यूआर पाइप
gi pipe	en	high	gi pipe | gi
gi pipe	hinglish	high	ji aai pipe | lohe ka pipe
gi pipe	hi	high	जीआई पाइप
ppr pipe	en	high	ppr | ppr pipe
ppr pipe	hinglish	mid	pi pi ar
garden_pipe	en	high	hose pipe | garden pipe
garden_pipe	hinglish	high	pani ka pipe | rabad pipe | garden paip
garden_pipe	hi	high	रबड़ पाइप
garden_pipe	hi	mid	पानी का पाइप
garden_pipe	mr	mid	रबरी नळी
conduit_pipe	en	high	conduit | conduit pipe
conduit_pipe	hinglish	high	kandit pipe | wiring pipe | bijli ka pipe
conduit_pipe	hinglish	mid	kundit | patti pipe
conduit_pipe	hi	high	कंड्यूट पाइप | वायरिंग पाइप
elbow	en	high	elbow
elbow	hinglish	high	elbo | albo | kohni
elbow	hinglish	mid	l bow
elbow	hi	high	एल्बो
elbow	hi	mid	कोहनी
elbow	gu	mid	એલ્બો
elbow	ta	mid	எல்போ
elbow	te	mid	ఎల్బో
bend	en	high	bend | shoe bend
bend	hinglish	mid	bend pipe
bend	hi	high	बेंड
tee	en	high	tee
tee	hinglish	high	t joint
tee	hi	high	टी
coupler	en	high	coupler | coupling
coupler	hinglish	high	cupling | kaplar
coupler	hinglish	mid	jodne wala
coupler	hi	high	कपलर
coupler	hi	mid	सॉकेट | कपलिंग
reducer	en	high	reducer
reducer	hinglish	high	ridusar
reducer	hinglish	mid	reduser
reducer	hi	high	रिड्यूसर
union	en	high	union
union	hinglish	high	yuniyan
union	hinglish	mid	yunion
union	hi	high	यूनियन
nipple	en	high	nipple | tank nipple
nipple	hinglish	high	nipal | nippal | tanki nipal
nipple	hi	high	निप्पल
end_cap	en	high	end cap | end plug
end_cap	hinglish	high	dhakkan | dhakan
end_cap	hinglish	mid	endcap | dead plug
end_cap	hi	high	ढक्कन | एंड कैप
end_cap	mr	mid	झाकण
end_cap	mr	low	jhakan
end_cap	gu	mid	ઢાંકણ
bush	en	high	bush | brass bush
bush	hinglish	high	bushing
bush	hi	high	बुश
mta	en	high	mta | male adapter
mta	hinglish	mid	em ti a | mel edaptar | mta wala
fta	en	high	fta | female adapter
fta	hinglish	mid	ef ti a | fimel edaptar
pipe_clamp	en	high	clamp | saddle
pipe_clamp	hinglish	high	klamp | kilip | clip | saddle patti
pipe_clamp	hi	high	क्लैम्प | क्लिप
gate_valve valve	en	high	gate valve
gate_valve valve	hinglish	high	get wal | get valve | bada wal
gate_valve valve	hi	high	गेट वाल्व
ball_valve valve	en	high	ball valve
ball_valve valve	hinglish	high	bal wal | boll valve | bal valve
ball_valve valve	hi	high	बॉल वाल्व
nrv valve	en	high	nrv | check valve | foot valve
nrv valve	hinglish	mid	en ar vi
nrv valve	hinglish	high	fut wal
nrv valve	hi	high	एनआरवी
nrv valve	hi	mid	फुट वाल्व
ball_cock	en	high	ball cock | float valve
ball_cock	hinglish	high	bal kok | boll kok | tanki ka bal
ball_cock	hi	high	बॉल कॉक
tap	en	high	tap | faucet | cock
tap	hinglish	high	nal | nalka | tonti | toti | tuti | totti | tooti
tap	hinglish	mid	nall
tap	hi	high	नल | टोंटी | टूटी | नलका
tap	mr	mid	नळ | तोटी
tap	gu	mid	નળ | ચકલી
tap	ta	mid	குழாய்
tap	ta	low	kuzhai | டேப் | பைப்
tap	te	mid	కుళాయి | kulayi | నల్లా | nalla
tap	bn	mid	কল | kol
tap	bn	low	ট্যাপ
tap	pa	mid	ਟੂਟੀ | ਨਲਕਾ
bib_cock tap	en	high	bib cock
bib_cock tap	hinglish	high	bip kok | bib kok | bibcok | lambi toti
bib_cock tap	hi	high	बिब कॉक
pillar_cock tap	en	high	pillar cock
pillar_cock tap	hinglish	high	pilar kok | basin ka nal
pillar_cock tap	hinglish	mid	piller cock
pillar_cock tap	hi	high	पिलर कॉक | पिल्लर कॉक
angle_valve	en	high	angle cock | angle valve
angle_valve	hinglish	high	engal kok | angal cock
angle_valve	hi	high	एंगल कॉक
sink_cock tap	en	high	sink cock | swan neck
sink_cock tap	hinglish	high	sink ka nal | rasoi ka nal
sink_cock tap	hinglish	mid	swan nek
sink_cock tap	hi	mid	सिंक कॉक
mixer	en	high	mixer
mixer	hinglish	high	miksar | garam thanda nal
mixer	hi	high	मिक्सर
mixer	hi	mid	डायवर्टर
shower	en	high	shower
shower	hinglish	high	shawar | sawar | fuhara | fawara
shower	hi	high	शावर | फुहारा
shower	mr	mid	शॉवर
shower	gu	mid	શાવર | ફુવારો
shower	ta	mid	ஷவர்
shower	te	mid	షవర్
shower	bn	mid	শাওয়ার
health_faucet	en	high	health faucet | jet spray
health_faucet	hinglish	high	jet sprey | pichkari | helth faset | toilet shower
health_faucet	hi	high	जेट स्प्रे
health_faucet	hi	mid	पिचकारी
basin	en	high	wash basin | basin
basin	hinglish	high	vash besin | besin | washbesan | vasbesin
basin	hinglish	mid	hath dhone wala
basin	hi	high	वाश बेसिन | बेसिन
basin	mr	mid	वॉश बेसिन
basin	gu	mid	વોશ બેસિન
basin	ta	mid	வாஷ் பேசின்
basin	te	mid	వాష్ బేసిన్
basin	bn	mid	বেসিন
sink	en	high	sink | kitchen sink
sink	hinglish	high	sink rasoi | bartan dhone wala
sink	hinglish	mid	sinke
sink	hi	high	सिंक
sink	gu	mid	સિંક
sink	bn	mid	সিঙ্ক
western_toilet	en	high	ewc | commode | western toilet | wc
western_toilet	hinglish	high	komod | kamod | angrezi seat | english seat | western seat
western_toilet	hinglish	mid	comod
western_toilet	hi	high	कमोड | वेस्टर्न सीट
western_toilet	hi	mid	अंग्रेजी सीट
western_toilet	gu	mid	કમોડ
western_toilet	ta	mid	கமோடு
western_toilet	te	mid	కమోడ్
western_toilet	bn	mid	কমোড
orissa_pan	en	high	iwc | orissa pan | indian pan
orissa_pan	hinglish	high	desi seat | indian seat | latrine seat | latring seat | orisa pan
orissa_pan	hi	high	देसी सीट | लैट्रिन सीट
orissa_pan	hi	mid	इंडियन सीट
orissa_pan	mr	mid	संडास भांडे | sandas
orissa_pan	gu	low	ઇન્ડિયન સીટ
orissa_pan	bn	mid	প্যান
seat_cover	en	high	seat cover
seat_cover	hinglish	high	sit cover | kamod ka dhakkan
seat_cover	hi	high	सीट कवर
flush_tank	en	high	flush tank | cistern
flush_tank	hinglish	high	flas tanki | flush tanki | phlas tank
flush_tank	hinglish	mid	sistan
flush_tank	hi	high	फ्लश टैंक | फ्लश टंकी
flush_tank	mr	mid	फ्लश टाकी
urinal	en	high	urinal
urinal	hinglish	high	yurinal | peshab pot
urinal	hi	high	यूरिनल
floor_drain	en	high	floor trap
floor_drain	en	mid	nahani trap
floor_drain	hinglish	high	nani trap | nanitrap | nahni trap | trep | multi trap
floor_drain	hi	high	नाहनी ट्रैप | फ्लोर ट्रैप
floor_drain	mr	mid	नाहाणी ट्रॅप
floor_drain	en	high	grating | floor jali
floor_drain	hinglish	high	bathroom jali | nali jali | cockroach jali
floor_drain	hinglish	mid	jaali
floor_drain	hi	mid	जाली | नाली जाली
floor_drain	mr	mid	जाळी
bottle_trap	en	high	bottle trap
bottle_trap	hinglish	high	botal trap
bottle_trap	hinglish	mid	botal trep
bottle_trap	hi	high	बोतल ट्रैप
waste_pipe	en	high	waste pipe | waste coupling
waste_pipe	hinglish	high	west pipe | vest pipe | west kapling
waste_pipe	hi	high	वेस्ट पाइप | वेस्ट कपलिंग
connection_pipe	en	high	connection pipe
connection_pipe	hinglish	high	kanekshan pipe | connector pipe
connection_pipe	hi	high	कनेक्शन पाइप
tank	en	high	water tank | overhead tank
tank	hinglish	mid	tanki
tank	hinglish	high	taanki | tenk | pani ki tanki | tank
tank	hi	high	टंकी | पानी की टंकी
tank	mr	mid	टाकी | taki
tank	mr	low	पाण्याची टाकी
tank	gu	mid	ટાંકી
tank	ta	mid	தொட்டி | thotti | வாட்டர் டேங்க்
tank	te	mid	ట్యాంకు
tank	te	low	tanku | నీళ్ళ ట్యాంక్
tank	bn	mid	ট্যাংক | ট্যাঙ্কি
tank	pa	mid	ਟੈਂਕੀ
pump	en	high	motor | pump
pump	hinglish	high	motar | motor pump | paani ki motor | samarsibal
pump	hinglish	mid	samersible
pump	hi	high	मोटर | पंप | समर्सिबल
pump	gu	mid	મોટર
pump	ta	mid	மோட்டார்
pump	te	mid	మోటారు
pump	bn	mid	মোটর
pump	bn	low	পাম্প
pump	pa	mid	ਮੋਟਰ
geyser	en	high	geyser | water heater
geyser	hinglish	high	gijar | gizar | gyser | geezer
geyser	hi	high	गीजर | गीज़र
geyser	mr	mid	गिझर
geyser	gu	mid	ગીઝર
geyser	ta	mid	கீசர்
geyser	te	mid	గీజర్
geyser	bn	mid	গিজার
solvent_cement	en	high	solvent cement | solvent
solvent_cement	hinglish	high	solution | solusan | pipe jodne wala | pvc gum | saluson
solvent_cement	hi	high	सॉल्वेंट | सॉल्यूशन
teflon_tape	en	high	teflon tape
teflon_tape	hinglish	high	teflan | teplon | taflon tape | safed tape | thread tape
teflon_tape	hi	high	टेफ्लॉन टेप
jute_thread	hinglish	mid	sutli
jute_thread	hinglish	high	sutali | joot | dhaga
jute_thread	hi	high	सुतली | धागा
jute_thread	hi	mid	सन
jute_thread	mr	mid	सुतळी
jute_thread	gu	mid	સૂતળી
pipe_wrench	en	high	pipe wrench
pipe_wrench	hinglish	high	paip rinch | rench
pipe_wrench	hinglish	mid	rinch | pipe pana
pipe_wrench	hi	high	पाइप रिंच
pipe_wrench	hi	mid	रिंच
wire	en	high	wire | electric wire
wire	hinglish	mid	tar
wire	hinglish	high	taar | vayar | bijli ka taar | wayar
wire	hi	high	तार | वायर | बिजली का तार
wire	gu	mid	વાયર
wire	gu	low	તાર
wire	ta	mid	வயர்
wire	ta	low	மின்கம்பி
wire	te	mid	వైరు | vairu
wire	te	low	తీగ | teega
wire	bn	high	তার
wire	pa	mid	ਤਾਰ
cable	en	high	cable
cable	hinglish	high	kebal | kebil
cable	hinglish	mid	armoured kebal
cable	hi	high	केबल
cable	gu	mid	કેબલ
cable	te	mid	కేబుల్
cable	ta	mid	கேபிள்
switch	en	high	switch
switch	hinglish	high	swich | suich
switch	hinglish	mid	khatka
switch	hi	high	स्विच | बटन
switch	gu	mid	સ્વિચ | ચાંપ
switch	ta	mid	சுவிட்ச்
switch	ta	low	suvitch
switch	te	mid	స్విచ్
switch	bn	high	সুইচ
switch	pa	mid	ਸਵਿੱਚ
socket	en	high	power socket | plug socket
socket	hinglish	mid	soket | sokit
socket	hinglish	high	plag | plug point | teen pin socket
socket	hi	mid	सॉकेट
socket	hi	high	प्लग
socket	bn	high	সকেট
socket	te	mid	సాకెట్
plug_top	en	high	plug top
plug_top	hinglish	high	plag top | teen pin
plug_top	hinglish	mid	tu pin
plug_top	hi	high	प्लग टॉप
plug_top	hi	mid	थ्री पिन
bulb_holder	en	high	holder | batten holder
bulb_holder	hinglish	high	holdar | angle holder
bulb_holder	hinglish	mid	batan holder | pendant holder
bulb_holder	hi	high	होल्डर
bulb_holder	bn	high	হোল্ডার
bulb_holder	te	mid	హోల్డర్
bulb_holder	gu	mid	હોલ્ડર
mcb	en	high	mcb
mcb	hinglish	high	em si bi
mcb	hinglish	mid	mcv | emcb
mcb	hi	high	एमसीबी
mcb	gu	low	એમસીબી
rccb	en	high	rccb | elcb
rccb	hinglish	mid	ar si si bi | elsb
rccb	hi	mid	आरसीसीबी
fuse	en	high	fuse
fuse	hinglish	high	fyuz | fuj | kitkat fuse
fuse	hi	high	फ्यूज
fuse	hi	mid	किटकैट
distribution_board	en	high	db box | distribution board
distribution_board	hinglish	high	di bi | db dabba | mcb dabba
distribution_board	hi	high	डीबी बॉक्स
switch_board	en	high	switch board
switch_board	hinglish	high	bijli board
switch_board	hi	high	बोर्ड | बिजली बोर्ड
switch_board	pa	low	ਬੋਰਡ
switch_board	bn	mid	সুইচ বোর্ড
concealed_box	en	high	concealed box | metal box | gang box
concealed_box	hinglish	high	dibbi | gi box | kansil box | modular box
concealed_box	hi	high	डिब्बी
concealed_box	hi	mid	कंसील बॉक्स
junction_box	en	high	junction box | fan box
junction_box	hinglish	high	jankshan box | jangsan | fan dibba
junction_box	hi	high	जंक्शन बॉक्स
regulator	en	high	regulator
regulator	en	mid	dimmer
regulator	hinglish	high	reguletar | fan regulator
regulator	hinglish	low	regular
regulator	hi	high	रेगुलेटर
regulator	bn	high	রেগুলেটর
indicator	en	high	indicator
indicator	hinglish	high	indikator | lal batti
indicator	hi	high	इंडिकेटर
indicator	bn	high	ইন্ডিকেটর
bell	en	high	door bell
bell	hinglish	high	ghanti | bel
bell	hinglish	mid	dor bel
bell	hi	high	घंटी
bell	mr	mid	बेल
bell	gu	mid	ઘંટડી
bell	bn	mid	কলিং বেল
ceiling fan	en	high	ceiling fan | fan
ceiling fan	hinglish	high	pankha | pankhaa | chhat wala pankha | fen
ceiling fan	hi	high	पंखा
ceiling fan	gu	mid	પંખો | pankho
ceiling fan	ta	mid	மின்விசிறி | ஃபேன்
ceiling fan	te	mid	ఫ్యాను
ceiling fan	bn	mid	পাখা | pakha
ceiling fan	bn	low	ফ্যান
ceiling fan	pa	mid	ਪੱਖਾ | pakkha
exhaust fan	en	high	exhaust fan
exhaust fan	hinglish	high	egjast | eksast fan | exzost | agzost
exhaust fan	hi	high	एग्जॉस्ट फैन
led bulb	en	high	led | led bulb
led bulb	hinglish	high	balb | latoo | lattu
led bulb	hinglish	mid	bulf
led bulb	hi	high	बल्ब | एलईडी | लट्टू
led bulb	mr	low	दिवा
led bulb	gu	mid	બલ્બ | ગોળો
led bulb	ta	mid	பல்பு
led bulb	ta	low	palbu
led bulb	te	mid	బల్బు
led bulb	bn	mid	বাল্ব | বাতি
led bulb	pa	mid	ਬਲਬ
batten	en	high	tube light | batten
batten	hinglish	mid	tyub | rod batti | patti light
batten	hinglish	high	tubelite | tiublait
batten	hi	high	ट्यूबलाइट
batten	hi	mid	ट्यूब
batten	gu	mid	ટ્યુબલાઇટ
batten	ta	mid	டியூப் லைட்
batten	te	mid	ట్యూబ్ లైట్
batten	bn	mid	টিউবলাইট
panel light	en	high	panel light | down light | cob light
panel light	hinglish	high	penal light | chhat light
panel light	hi	high	पैनल लाइट
insulation_tape	en	high	insulation tape | electrical tape
insulation_tape	hinglish	high	kala tape | tep | bijli tape
insulation_tape	hinglish	mid	inslesan tape
insulation_tape	hi	high	काला टेप | टेप
casing_capping	en	high	casing capping
casing_capping	hinglish	high	casing patti | kesing
casing_capping	hi	high	केसिंग
casing_capping	hi	mid	पट्टी
earthing_rod	en	high	earthing rod | earth plate
earthing_rod	hinglish	high	arthing
earthing_rod	hinglish	mid	earthing patti | arth
earthing_rod	hi	high	अर्थिंग
tester	en	high	tester
tester	hinglish	high	testar | line tester
tester	hi	high	टेस्टर
tester	pa	low	ਟੈਸਟਰ
extension_board	en	high	extension board
extension_board	hinglish	high	eksatension | extention board | lambi tar board
extension_board	hi	high	एक्सटेंशन बोर्ड
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
emulsion paint	en	high	emulsion
emulsion paint	hinglish	high	imalsan | imulsion | plastic paint | plastik pent | andar ka paint
emulsion paint	hi	high	इमल्शन | प्लास्टिक पेंट
exterior emulsion paint	en	high	exterior paint | weather coat
exterior emulsion paint	hinglish	high	bahar ka paint | bahar wala rang
exterior emulsion paint	hi	high	बाहर का पेंट
exterior emulsion paint	gu	low	બહારનો રંગ
distemper	en	high	distemper | obd
distemper	hinglish	high	distempar | distamper | destemper
distemper	hi	high	डिस्टेंपर
distemper	gu	mid	ડિસ્ટેમ્પર
enamel paint	en	high	enamel | oil paint
enamel paint	hinglish	high	tel paint | inamel | oil pent
enamel paint	hinglish	mid	chamkila paint | enamal
enamel paint	hi	high	इनेमल | ऑयल पेंट
enamel paint	hi	mid	तेल पेंट
enamel paint	mr	mid	ऑईल पेंट
enamel paint	mr	low	तैलरंग
primer	en	high	primer
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
whitewash	hinglish	mid	kali
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
paint_roller	en	high	roller
paint_roller	hinglish	high	rolar | rollar | roler
paint_roller	hi	high	रोलर
sandpaper	en	high	sand paper | emery paper | polish paper
sandpaper	hinglish	high	regmal | regmar | sukha paper | sendpaper | ghisai paper
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
waterproofing	en	high	waterproofing | waterproof chemical
waterproofing	hinglish	high	water proof | leakage wala chemical | seelan wala | silan ki dawa | pani rokne wala
waterproofing	hinglish	mid	vatarproof
waterproofing	hi	high	वाटरप्रूफिंग | सीलन का केमिकल
waterproofing	mr	mid	वॉटरप्रूफिंग
waterproofing	gu	mid	વોટરપ્રૂફિંગ
waterproofing	ta	mid	வாட்டர் ப்ரூஃப்
waterproofing	te	high	వాటర్ ప్రూఫ్
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
tarpaulin	en	high	tarpaulin
tarpaulin	hinglish	high	tirpal | tripal | tadpatri | palli
tarpaulin	hi	high	तिरपाल
tarpaulin	hi	mid	त्रिपाल
tarpaulin	mr	mid	ताडपत्री
tarpaulin	gu	mid	તાડપત્રી
tarpaulin	ta	mid	தார்பாய் | tharpai
tarpaulin	te	mid	టార్పాలిన్
tarpaulin	te	low	పరదా
tarpaulin	bn	mid	ত্রিপল | tripol
tarpaulin	pa	mid	ਤਰਪਾਲ
rope	en	high	rope
rope	hinglish	high	rassi | rasi | dori | rassa
rope	hi	high	रस्सी | डोरी
rope	mr	mid	दोरी | दोर
rope	gu	mid	દોરડું | dordu
rope	gu	low	દોરી
rope	ta	mid	கயிறு | kayiru
rope	te	high	తాడు | tadu
rope	bn	mid	দড়ি
rope	pa	mid	ਰੱਸੀ
hammer	en	high	hammer
hammer	hinglish	high	hathoda | hathora | hathaudi | hatoda | hathodi
hammer	hi	high	हथौड़ा | हथौड़ी
hammer	mr	mid	हातोडा
hammer	gu	mid	હથોડી
hammer	gu	low	હથોડો
hammer	ta	mid	சுத்தியல் | suthiyal
hammer	ta	low	suthi
hammer	te	mid	సుత్తి | sutti
hammer	bn	mid	হাতুড়ি | haturi
hammer	pa	mid	ਹਥੌੜਾ
hammer	pa	low	hathaura | ਹਥੌੜੀ
saw	en	high	saw | hacksaw
saw	hinglish	high	aari | hexa blade | heksa
saw	hi	high	आरी
saw	mr	mid	करवत | karvat
saw	gu	mid	કરવત
saw	ta	mid	ரம்பம் | rambam
saw	te	mid	రంపం | rampam
saw	bn	mid	করাত | korat
saw	pa	mid	ਆਰੀ
chisel	en	high	chisel
chisel	hinglish	high	chheni | chinni | chhini | nihani
chisel	hinglish	low	tanki
chisel	hi	high	छेनी
chisel	hi	mid	निहानी
chisel	mr	high	छिन्नी
chisel	mr	mid	chhinni | पटाशी
chisel	gu	mid	છીણી
chisel	ta	mid	உளி
chisel	te	mid	ఉలి
chisel	bn	mid	ছেনি | বাটালি | batali
chisel	pa	mid	ਛੈਣੀ
screwdriver	en	high	screwdriver
screwdriver	hinglish	high	pechkas | penchkas | pechkash | screw driver
screwdriver	hinglish	mid	pilas pechkas
screwdriver	hi	high	पेचकस | पेंचकस
screwdriver	mr	mid	स्क्रू ड्रायव्हर
screwdriver	gu	mid	ડિસમિસ | dismis | પેચિયું
screwdriver	gu	low	pechiyu
screwdriver	ta	mid	திருப்புளி | thiruppuli
screwdriver	te	mid	స్క్రూ డ్రైవర్
screwdriver	te	low	తిరుపుళ్ళి
screwdriver	bn	mid	স্ক্রু ড্রাইভার
screwdriver	pa	mid	ਪੇਚਕਸ
pliers	en	high	pliers | plier
pliers	hinglish	high	plas | pilas | plaas | pakkad | plaayar
pliers	hi	high	प्लास | पिलास
pliers	mr	mid	पक्कड
pliers	gu	mid	પક્કડ
pliers	ta	mid	கொறடு | கட்டிங் பிளையர்
pliers	ta	low	koradu
pliers	te	mid	పట్టకారు
pliers	te	low	pattakaru | కటింగ్ ప్లేయర్
pliers	bn	mid	প্লাস
pliers	pa	mid	ਪਲਾਸ
spanner	en	high	spanner | wrench
spanner	hinglish	high	pana | paana | panna
spanner	hinglish	mid	chabi | rinch
spanner	hi	high	पाना
spanner	hi	mid	रिंच
spanner	gu	mid	પાનું | panu
spanner	ta	mid	ஸ்பேனர்
spanner	te	mid	స్పానర్
spanner	te	low	పానా
spanner	bn	mid	রেঞ্চ
spanner	pa	mid	ਪਾਨਾ
spanner	pa	low	ਚਾਬੀ
drill	en	high	drill machine
drill	hinglish	high	drill masin | dril machine
drill	hinglish	mid	barma
drill	hi	high	ड्रिल मशीन
drill	hi	mid	बरमा
drill	gu	mid	ડ્રિલ મશીન
drill	bn	mid	ড্রিল মেশিন
drill_bit	en	high	drill bit
drill_bit	hinglish	mid	barma | varma
drill_bit	hinglish	high	dril bit | drill pana
drill_bit	hi	mid	बरमा
drill_bit	hi	high	ड्रिल बिट
grinder	en	high	grinder
grinder	hinglish	high	graindar | grindar | katar machine
grinder	hi	high	ग्राइंडर
blade	en	high	cutting wheel
blade	hinglish	high	bled | kating blade | cutting pathar
blade	hi	high	कटिंग ब्लेड
planer	hinglish	high	randa | rnda | randha
planer	hi	high	रंदा
planer	mr	mid	रंधा
planer	gu	mid	રંધો | randho
planer	ta	mid	இழைப்புளி
planer	ta	low	izhaippuli
planer	te	mid	చిత్రిక
planer	te	low	chitrika
planer	bn	mid	রাঁদা
axe	hinglish	high	kulhadi | kulhari | basula
axe	hinglish	mid	tangi
axe	hi	high	कुल्हाड़ी | बसूला
axe	mr	mid	कुऱ्हाड
axe	mr	low	kurhad
axe	gu	mid	કુહાડી
axe	gu	low	kuhadi
axe	ta	mid	கோடாரி
axe	ta	low	kodari
axe	te	mid	గొడ్డలి
axe	te	low	goddali
axe	bn	mid	কুড়াল
axe	bn	low	kural
trowel	en	high	trowel
trowel	hinglish	high	karni | kanni | karani | thapi
trowel	hi	high	करनी | कन्नी
trowel	mr	mid	थापी
trowel	mr	low	कर्णी
trowel	gu	mid	લેલું | lelu
trowel	gu	low	થાપી
trowel	ta	mid	கரண்டி | karandi | கொல்லறு
trowel	te	mid	తాపీ | tapi
trowel	te	low	తాపి
trowel	bn	mid	কর্ণিক | kornik | কুর্নি
trowel	bn	low	kurni
trowel	pa	mid	ਕਾਂਡੀ
float	hinglish	high	gurmala | girmala | rusa | patta
float	hinglish	mid	ghirmala
float	hi	high	गुरमाला
float	hi	mid	गिरमाला
float	mr	low	रंधा पट्टी
float	mr	mid	गुरमाळा
float	gu	mid	ગુરમાળો
float	gu	low	gurmalo
float	ta	mid	மட்டப்பலகை
float	ta	low	மணியாஸ்
float	bn	mid	উশা
mortar_pan	hinglish	high	tasla | taslaa | ghamela | tagari | tagadi | parat
mortar_pan	hinglish	mid	tagara
mortar_pan	hi	high	तसला | तगाड़ी
mortar_pan	mr	mid	घमेले
mortar_pan	gu	mid	તગારું | tagaru
mortar_pan	ta	mid	பாண்டு | paandu | இரும்பு சட்டி
mortar_pan	te	mid	తట్ట | tatta
mortar_pan	te	low	గంప
mortar_pan	bn	mid	কড়াই | korai
mortar_pan	pa	mid	ਬੱਠਲ | batthal
mortar_pan	pa	low	ਤਸਲਾ
spade	en	high	spade
spade	en	mid	phawra
spade	hinglish	high	fawda | phawda | fawra | phavda | kassi
spade	hi	high	फावड़ा
spade	mr	mid	फावडे | favda
spade	gu	mid	પાવડો | pavdo
spade	ta	mid	மண்வெட்டி | manvetti
spade	te	mid	పార
spade	bn	mid	কোদাল | kodal
spade	pa	mid	ਕਹੀ | kahi
spade	pa	low	ਕੱਸੀ
shovel	en	high	shovel
shovel	hinglish	high	belcha | savel
shovel	hi	high	बेलचा
shovel	bn	mid	বেলচা
shovel	pa	mid	ਬੇਲਚਾ
pickaxe	hinglish	high	gainti | genti | gaiti | kudal | kudali
pickaxe	hi	high	गैंती | कुदाल
pickaxe	mr	mid	कुदळ | टिकाव | tikav
pickaxe	gu	mid	ત્રિકમ | trikam | કોદાળી
pickaxe	ta	low	கடப்பாரை
pickaxe	ta	mid	பிக்காசு
pickaxe	te	mid	గునపం | పలుగు
pickaxe	te	low	gunapam | palugu
pickaxe	bn	mid	গাঁইতি
crowbar	hinglish	high	sabbal | sabal
crowbar	hinglish	mid	rambha
crowbar	hi	high	सब्बल
crowbar	mr	mid	पहार
crowbar	gu	mid	કોશ
crowbar	ta	mid	கடப்பாரை | kadapparai
crowbar	te	mid	గడ్డపార | gaddapara
crowbar	bn	mid	শাবল | shabol
bucket	en	high	bucket
bucket	hinglish	mid	balti | baalti
bucket	hinglish	high	baldi
bucket	hi	mid	बाल्टी
bucket	mr	mid	बादली | badli
bucket	mr	low	बालदी
bucket	gu	mid	ડોલ | dol
bucket	ta	mid	வாளி | vaali
bucket	te	high	బకెట్
bucket	te	low	బకెటు
bucket	bn	mid	বালতি
bucket	pa	mid	ਬਾਲਟੀ
sieve	hinglish	high	chhanni | chalni | chhalan | jharna
sieve	hi	high	छन्नी | छलनी
sieve	hi	mid	झरना
sieve	mr	mid	चाळणी
sieve	gu	mid	ચાળણી | charno
sieve	ta	mid	சல்லடை | salladai
sieve	te	mid	జల్లెడ | jalleda
sieve	bn	mid	চালনি
sieve	bn	low	chaluni
plumb_bob	hinglish	high	sahul | saul | sahool
plumb_bob	hi	high	साहुल
plumb_bob	mr	mid	ओळंबा | olamba
plumb_bob	gu	mid	ઓળંબો | olambo
plumb_bob	ta	mid	தூக்குக்குண்டு | thookku gundu
plumb_bob	ta	low	ரசமட்டம்
plumb_bob	te	mid	తూకం గుండు
plumb_bob	bn	mid	ওলন | olon
spirit_level	en	high	spirit level
spirit_level	hinglish	high	lebal | paani level | lewal pipe
spirit_level	hi	high	लेवल
spirit_level	hi	mid	स्पिरिट लेवल
spirit_level	mr	mid	लेव्हल | पाणी लेव्हल
spirit_level	ta	mid	ரசமட்டம் | rasamattam
spirit_level	bn	mid	লেভেল
measuring_tape	en	high	measuring tape | tape
measuring_tape	hinglish	high	fita | feeta | inchi tape | inch tep | naap tape
measuring_tape	hi	high	फीता | इंची टेप
measuring_tape	mr	mid	टेप | मेजर टेप
measuring_tape	gu	mid	મેઝર ટેપ
measuring_tape	gu	low	ફૂટપટ્ટી
measuring_tape	ta	mid	அளவு டேப்
measuring_tape	te	mid	కొలత టేపు
measuring_tape	te	low	టేపు
measuring_tape	bn	mid	ফিতা
measuring_tape	pa	mid	ਫੀਤਾ
line_string	hinglish	mid	sut | sutli
line_string	hinglish	high	soot dori | line dori
line_string	hi	mid	सूत | लाइन डोरी
line_string	mr	mid	लाईन दोरी
line_string	bn	mid	সুতা
try_square	hinglish	high	guniya | gunia | goniya
try_square	hi	high	गुनिया
try_square	mr	mid	गुण्या | gunya
try_square	gu	mid	કાટખૂણો
try_square	gu	low	gunio
try_square	ta	mid	மூலைமட்டம் | mulai mattam
try_square	te	mid	మూలమట్టం | mulamattam
ladder	en	high	ladder
ladder	hinglish	high	sidhi | seedhi | siri
ladder	hinglish	mid	nasaini
ladder	hi	high	सीढ़ी
ladder	mr	mid	शिडी | shidi
ladder	gu	mid	સીડી | sidi | નિસરણી
ladder	ta	mid	ஏணி | eni
ladder	te	mid	నిచ్చెన | nicchena
ladder	bn	mid	মই | moi
ladder	pa	mid	ਪੌੜੀ | pauri
broom	en	high	broom
broom	hinglish	high	jhadu | zadu
broom	hi	high	झाड़ू
broom	mr	mid	झाडू
broom	mr	low	केरसुणी
broom	gu	mid	સાવરણી
broom	gu	low	savarni | ઝાડુ
broom	ta	mid	துடைப்பம்
broom	ta	low	thudaippam
broom	te	high	చీపురు | chipuru
broom	bn	mid	ঝাঁটা | ঝাড়ু
gloves	en	high	gloves
gloves	hinglish	high	dastane | dastana | hath ke mauje
gloves	hi	high	दस्ताने
gloves	mr	mid	हातमोजे
gloves	gu	mid	હાથમોજા
gloves	ta	mid	கையுறை
gloves	te	mid	గ్లౌజులు
gloves	bn	mid	গ্লাভস
gloves	bn	low	দস্তানা
helmet	en	high	helmet
helmet	hinglish	high	helmat
helmet	hinglish	mid	topi
helmet	hi	high	हेलमेट
helmet	te	high	హెల్మెట్
helmet	bn	mid	হেলমেট
gunny_bag	en	high	empty bag
gunny_bag	hinglish	high	khali bori | khali katta | khali goni | tat bori
gunny_bag	hi	high	खाली बोरी
gunny_bag	hi	mid	टाट
gunny_bag	mr	mid	गोणी | goni
gunny_bag	gu	mid	કોથળો | kothalo
gunny_bag	ta	mid	சாக்கு | saakku
gunny_bag	te	mid	గోనె సంచి | gone sanchi
gunny_bag	bn	mid	বস্তা | bosta
welding_rod	en	high	welding rod
welding_rod	hinglish	high	velding rod | welding tilli | velding raad
welding_rod	hi	high	वेल्डिंग रॉड
welding_rod	gu	low	વેલ્ડિંગ રોડ
grease	en	high	grease
grease	hinglish	high	gris
grease	hi	high	ग्रीस | तेल
tmt	en	high	tmt bar | tmt | rebar | deformed bar | reinforcement bar | hysd bar | steel bar | reinforcement steel | tmt steel
stirrup	en	high	stirrup
geyser	en	high	water heater | geyser
western_toilet	en	high	wc | water closet | ewc | commode | toilet | western seat | toilet seat
western_toilet	hinglish	mid	toilet sheet | english toilet | angrezi toilet
orissa_pan	en	high	orissa pan | indian pan | squatting pan | iwc
flush_tank	en	high	cistern | flush tank | flush cistern
floor_drain	en	high	floor drain | floor trap | nahani trap | drain jali | floor jali | trap jali
floor_drain	hinglish	mid	nahani jali | nani jali | jali trap | jali wala floor trap | jali wala trap
socket	en	high	socket | plug point | power point
cpvc coupler	en	high	cpvc socket | cpvc coupling
upvc coupler	en	high	upvc socket | upvc coupling
coupler	en	high	coupler | coupling | pipe socket
cover_plate	en	high	cover plate | modular plate | switch plate | front plate | plate
cover_plate	hinglish	mid	pleat | palet | modular cover
concealed_box	en	high	concealed box | metal box | gang box | modular box | gi box
bulb	en	high	bulb | lamp
bulb	hinglish	high	balb | lattu | latoo
led bulb	en	mid	led
batten	en	high	batten | tube light | tubelight
panel light	en	high	panel light | led panel | downlight
flood light	en	high	flood light | floodlight | halogen
street light	en	high	street light | streetlight
distribution_board	en	high	distribution board | db | db box | mcb box
isolator	en	high	isolator
laminate	en	high	laminate | sunmica | formica
plywood	en	high	plywood | ply | ply board
shuttering plywood	en	high	shuttering ply | shuttering plywood | centering ply
bwp plywood	en	high	marine ply | marine plywood | waterproof ply | waterproof plywood
bwr plywood	en	mid	waterproof ply | waterproof plywood
mr plywood	en	high	commercial ply | commercial plywood
glazed vitrified tile	en	high	gvt | pgvt | gvt tile | glazed vitrified
channel	en	high	channel | ismc | c channel | ms channel
beam	en	high	i beam | ismb | joist | h beam | girder
angle	en	high	angle | ms angle | isa
square pipe	en	high	square pipe | square tube | sq pipe | sq tube | box pipe
square pipe	hinglish	high	chaukor pipe | chokor pipe | chauras pipe
pipe	en	high	tube
corrugated sheet	en	high	corrugated sheet | gc sheet | tin sheet
roofing sheet	en	high	roofing sheet | roof sheet | profile sheet
corrugated sheet	hinglish	mid	chadar | chaddar | chaadar | tin chadar
roofing sheet	hinglish	mid	chadar | chaddar | chaadar
block_adhesive	en	high	block adhesive | block joining mortar | block jointing mortar | aac adhesive | block joining chemical | block mortar | block chemical
block_adhesive	hinglish	high	block jodne ka chemical | block jodne wala | block ka masala | block ka gum
anchor_fastener	en	high	anchor fastener | anchor bolt | expansion bolt | dash fastener | fastener | anchor
threaded stud	en	high	threaded rod | thread rod | threaded stud | stud rod
drill	en	high	drill | drill machine
drill_bit	en	high	drill bit
angle_grinder grinder	en	high	angle grinder
grinder	en	high	grinder
blade	en	high	cutting blade | cutting wheel | diamond blade | cutting disc | blade
blade	hinglish	mid	kating blade | cutting pathar
towel_rack	en	high	towel rack | towel rod | towel bar | towel stand | towel holder
towel_rack	hinglish	mid	taulia rod | tauliya stand
mirror	en	high	mirror | looking glass
mirror	hinglish	mid	sheesha | shisha | aaina
glass	en	high	glass
cover_block	en	high	cover block | cover spacer
paint_brush	en	high	paint brush | brush
paint_roller	en	high	paint roller | roller
masking_tape	en	high	masking tape
measuring_tape	en	high	measuring tape | tape | steel tape
wall mixer	en	high	wall mixer
mixer	en	high	mixer
diverter	en	high	diverter
handle	en	high	handle | door handle
drawer_channel	en	high	drawer channel | telescopic channel | drawer slide | channel telescopic
submersible pump	en	high	submersible | submersible pump
pump	en	high	pump | motor | water pump | monoblock
spacer	en	high	spacer
tile spacer	en	high	tile spacer
conduit_pipe	en	high	conduit pipe | conduit | pvc conduit | pvc conduit pipe | electrical conduit
lime	en	high	lime | lime wash | hydrated lime
hacksaw	en	high	hacksaw | hacksaw blade
safety_shoes	en	high	safety shoes | safety shoe | shoes | gum boot
safety_shoes	hinglish	high	safety joote | joote | jute safety | safety jute
prop	en	high	prop | steel prop | adjustable prop | acrow prop
prop	hinglish	mid	jack prop | teka
bolt	en	high	bolt | nut bolt | hex bolt | nut
chain_link	en	high	chain link | chain link fencing | chainlink | fencing jali
wire_mesh	en	high	wire mesh | weld mesh | welded mesh | chicken mesh | mesh | plaster mesh
barbed_wire	en	high	barbed wire
tank_connector	en	high	tank connector | tank nipple
waterproofing	en	high	waterproofing | integral waterproofing | waterproofing liquid
epoxy_putty	en	high	m seal | epoxy putty
hdpe pipe	en	high	hdpe pipe
ready_mix_concrete	en	high	ready mix concrete | rmc
vacuum_cleaner	en	high	vacuum cleaner
welding_rod	en	high	welding rod | welding electrode
lift_machine	en	high	lift machine | hoist
cement_mixer	en	high	cement mixer | concrete mixer | mixer machine | cement mixer machine | concrete mixer machine
window_grill	en	high	grill | window grill | khidki grill
asbestos_sheet	en	high	asbestos sheet | asbestos
rope	en	high	rope
gi elbow	en	high	gi elbow
pvc pipe	en	high	pvc pipe
pebble	en	high	pebble
plasticiser	en	high	superplasticiser | plasticiser | superplasticizer | plasticizer | admixture
emulsion paint	en	high	emulsion | emulsion paint
enamel paint	en	high	enamel | enamel paint
exterior emulsion paint	en	high	exterior paint | exterior emulsion
interior emulsion paint	en	high	interior paint | interior emulsion
texture	en	high	texture | texture paint
distemper	en	high	distemper
putty	en	high	putty | wall putty
adhesive	en	high	adhesive
wood adhesive	hinglish	mid	lakdi ka gond | wood glue
cement	kn	mid	ಸಿಮೆಂಟ್ | ಸಿಮೆಂಟು | ಸಿಮೆಂಟ | simentu
sand	kn	mid	ಮರಳು | maralu | marlu
brick	kn	mid	ಇಟ್ಟಿಗೆ | ittige | itige
tmt	kn	mid	ಕಬ್ಬಿಣ | ಕಂಬಿ | ಸರಳು | kabbina | kambi
aggregate	kn	mid	ಜಲ್ಲಿ | ಜೆಲ್ಲಿ | jalli | jelly | jelli
tank	kn	mid	ಟ್ಯಾಂಕ್ | ನೀರಿನ ಟ್ಯಾಂಕ್ | neerina tank
pipe	kn	mid	ಪೈಪ್ | ಕೊಳವೆ
paint	kn	mid	ಬಣ್ಣ | ಪೇಂಟ್ | banna
nail	kn	mid	ಮೊಳೆ | mole
door	kn	mid	ಬಾಗಿಲು | bagilu
window	kn	mid	ಕಿಟಕಿ | kitaki
wire	kn	mid	ವೈರ್ | ತಂತಿ | tanti
tile	kn	mid	ಟೈಲ್ಸ್ | ಟೈಲ್
ceiling fan	kn	mid	ಫ್ಯಾನ್
bulb	kn	mid	ಬಲ್ಬ್
tap	kn	mid	ನಲ್ಲಿ | ನಳ | nalli
rope	kn	mid	ಹಗ್ಗ | hagga
lime	kn	mid	ಸುಣ್ಣ | sunna
glass	kn	mid	ಗಾಜು | gaju
padlock lock	kn	mid	ಬೀಗ | beega
ladder	kn	mid	ಏಣಿ
hammer	kn	mid	ಸುತ್ತಿಗೆ | suttige
plywood	kn	mid	ಪ್ಲೈವುಡ್
putty	kn	mid	ಪುಟ್ಟಿ
switch	kn	mid	ಸ್ವಿಚ್
tower_bolt	hinglish	mid	kundi | kundi bolt
tower_bolt	hi	mid	कुंडी
`
