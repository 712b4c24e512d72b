/** Words for wires, switches, lights and fans. The form of the rows: `../product-words.ts`. */
export const electricalWords = `
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
wire	kn	mid	ವೈರ್ | ತಂತಿ | tanti
cable	en	high	cable
cable	hinglish	high	kebal | kebil
cable	hinglish	mid	armoured kebal
armoured cable	en	mid	lt cable | xlpe cable
cable	hi	high	केबल
cable	gu	mid	કેબલ
cable	te	mid	కేబుల్
cable	ta	mid	கேபிள்
switch	en	high	switch
switch	en	mid	sw | swt | swch
socket	en	mid	soc | skt | sckt
switch	hinglish	high	swich | suich
switch	hinglish	mid	khatka
switch	hi	high	स्विच | बटन
switch	gu	mid	સ્વિચ | ચાંપ
switch	ta	mid	சுவிட்ச்
switch	ta	low	suvitch
switch	te	mid	స్విచ్
switch	bn	high	সুইচ
switch	pa	mid	ਸਵਿੱਚ
switch	kn	mid	ಸ್ವಿಚ್
socket	en	high	power socket | plug socket
socket	hinglish	mid	soket | sokit
socket	hinglish	high	plag | plug point | teen pin socket
socket	hi	mid	सॉकेट
socket	hi	high	प्लग
socket	bn	high	সকেট
socket	te	mid	సాకెట్
socket	en	high	socket | plug point | power point
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
distribution_board	en	high	distribution board | db | db box | mcb box
switch_board	en	high	switch board
switch_board	hinglish	high	bijli board
switch_board	hi	high	बोर्ड | बिजली बोर्ड
switch_board	pa	low	ਬੋਰਡ
switch_board	bn	mid	সুইচ বোর্ড
concealed_box	en	high	concealed box | metal box | gang box
concealed_box	hinglish	high	dibbi | gi box | kansil box | modular box
concealed_box	hi	high	डिब्बी
concealed_box	hi	mid	कंसील बॉक्स
concealed_box	en	high	concealed box | metal box | gang box | modular box | gi box
junction_box	en	high	junction box
junction_box fan	en	high	fan box
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
ceiling fan	kn	mid	ಫ್ಯಾನ್
exhaust fan	en	high	exhaust fan
exhaust fan	hinglish	high	egjast | eksast fan | exzost | agzost
exhaust fan	hi	high	एग्जॉस्ट फैन
led bulb	en	high	led | led bulb
led bulb	hinglish	high	balb | latoo | lattu
led bulb	hinglish	mid	bulf
led bulb	hi	high	बल्ब | एलईडी | लट्टू
led bulb	mr	low	दिवा
led bulb	hi	mid	एलईडी बल्ब | एल ई डी बल्ब
led bulb	gu	mid	બલ્બ | ગોળો
led bulb	ta	mid	பல்பு
led bulb	ta	low	palbu
led bulb	te	mid	బల్బు
led bulb	bn	mid	বাল্ব | বাতি
led bulb	pa	mid	ਬਲਬ
led bulb	en	mid	led
batten	en	high	tube light | batten
batten	hinglish	mid	tyub | rod batti | patti light
batten	hinglish	high	tubelite | tiublait
batten	hi	high	ट्यूबलाइट
batten	hi	mid	ट्यूब
batten	gu	mid	ટ્યુબલાઇટ
batten	ta	mid	டியூப் லைட்
batten	te	mid	ట్యూబ్ లైట్
batten	bn	mid	টিউবলাইট
batten	en	high	batten | tube light | tubelight
panel light	en	high	panel light | down light
panel light	hinglish	high	penal light | chhat light
panel light	hi	high	पैनल लाइट
panel light	en	high	panel light | led panel | downlight
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
cover_plate	en	high	cover plate | modular plate | switch plate | front plate | plate
cover_plate	hinglish	mid	pleat | palet | modular cover
bulb	en	high	bulb | lamp
bulb	hinglish	high	balb | lattu | latoo
bulb	kn	mid	ಬಲ್ಬ್
flood light	en	high	flood light | floodlight | halogen
street light	en	high	street light | streetlight | street lamp | streetlamp
isolator	en	high	isolator
cable	en	high	lan cable | lan wire | network cable | network wire | ethernet cable | coaxial wire | cctv wire | dish wire | submersible wire | submersible cable | flexible wire | multicore wire
panel light	en	high	surface panel | led surface panel | surface light | ceiling light
regulator	en	high	fan dimmer
rcbo	en	high	rcbo
junction_box	en	mid	jn box | jb box | j box
ac socket	en	mid	ac starter | ac starter socket | ac socket
house wire	en	mid	house wiring cable | wiring cable | house cable | house wiring wire | electrical wire | single core cable | single core wire | single core copper cable | copper conductor single core cable | house wire | building wire | electric cable
wire	hinglish	mid	bijli ki wire | bijli wire | bijli wala wire | bijli ki taar | light ki wire | light wala wire | ghar ki wire | wiring wire | wayer | vayer | waayar | bijli ki tar | bijli wala taar
wire	hi	mid	बिजली की तार | बिजली वायर | बिजली की वायर | वायरिंग तार
wire	ta	mid	ஒயர் | வையர் | wayar
wire	te	mid	వైర్ | వైర్లు
wire	kn	mid	ವೈರ್ | ವಯರ್
wire	mr	mid	वायर | तारा
coaxial cable	en	mid	tv cable | dth cable | dish cable | antenna wire | tv wire | antenna cable | cable tv wire | dish wire | dish tv cable
cat cable	en	mid	internet cable | internet wire | lan cable | lan wire
flexible cable	en	mid	flexible wire | flexi wire | three core wire | multicore cable
bell switch push	en	high	bell push | bell switch | bell push switch | calling bell switch
bell switch push	hinglish	mid	ghanti switch | ghanti ka switch | ghanti ka button | ghanti wala switch | bell ka switch
switch	hinglish	mid	batan | button | butan | light ka button | bijli ka button
switch	mr	mid	बटण
switch	gu	mid	સ્વિચ
switch	ta	mid	சுவிட்ச் | ஸ்விட்ச்
switch	te	mid	స్విచ్
switch	bn	mid	সুইচ
switch	kn	mid	ಸ್ವಿಚ್
socket	gu	mid	સોકેટ | પ્લગ
socket	ta	mid	சாக்கெட் | பிளக்
socket	te	mid	సాకెట్ | ప్లగ్
socket	bn	mid	সকেট | প্লাগ
usb socket	en	mid	usb socket | usb charger socket | mobile charging socket | mobile charger socket | usb charging socket | charging point | mobile charging point | usb point
mcb	en	mid	trip switch | miniature circuit breaker | circuit breaker | mcb switch | m c b
mcb	hinglish	mid	em c b | emsibi | tripper
rccb	en	mid	residual current circuit breaker | r c c b | leakage breaker
spn distribution_board	en	mid	spn | spn db | spn box | single phase db
tpn distribution_board	en	mid	tpn | tpn db | tpn box | three phase db
distribution_board	en	mid	mcb db | mcb distribution board
regulator	hinglish	mid	pankhe ka regulator | fan ka regulator | pankha regulator
cover_plate	en	mid	switch board plate | modular plate cover
led bulb	gu	mid	બલ્બ | એલઇડી બલ્બ
led bulb	ta	mid	பல்பு | பல்ப்
led bulb	te	mid	బల్బు | బల్బ్
led bulb	bn	mid	বাল্ব | এলইডি বাল্ব
led bulb	kn	mid	ಬಲ್ಬ್
led bulb	mr	mid	बल्ब | दिवा
led bulb	hinglish	mid	bulp | led bulp | balbh
gate post light	en	mid	gate lamp | gate light | post light | gate post lamp | pillar light | compound light
gate post light	hinglish	mid	gate ki light | gate wali light
flood light	en	mid	led halogen | focus light | focus lamp | halogen light
flood light	hinglish	mid	halogen batti | helojan
street light	hinglish	mid	sadak ki light | gali ki light | road light
exhaust fan	hinglish	mid	exast fan | exaust fan | exost fan | egzast fan | ejast fan | egjast fan | exhust fan | exhaust
exhaust fan	hi	mid	एग्जास्ट फैन | एक्जॉस्ट फैन | एग्जॉस्ट
ceiling fan	gu	mid	પંખો | પંખા | pankho
ceiling fan	mr	mid	फॅन | छताचा पंखा
ceiling fan	ta	mid	ஃபேன் | மின்விசிறி | சீலிங் ஃபேன்
ceiling fan	te	mid	ఫ్యాన్ | ఫ్యాను | సీలింగ్ ఫ్యాన్
ceiling fan	bn	mid	পাখা | ফ্যান | সিলিং ফ্যান
ceiling fan	kn	mid	ಫ್ಯಾನ್ | ಸೀಲಿಂಗ್ ಫ್ಯಾನ್
ceiling fan	pa	mid	ਪੱਖਾ | ਪੱਖੇ
bldc ceiling fan	en	mid	bldc | bldc fan | remote fan | remote control fan
bldc ceiling fan	hinglish	mid	remote wala pankha | remote pankha
ac socket	en	mid	ac box | ac starter box | ac point
solar panel	en	high	solar panel | solar plate | solar module | solar pv panel
solar panel	hinglish	mid	solar pleat | solar plet | saur plate
junction_box	hinglish	mid	fan ka dibba | pankhe ka box | fan hook box
concealed_box	hinglish	mid	switch box | board box | gi dibba
inverter	en	mid	home inverter | ups inverter
ac socket	en	mid	ac switch box | ac switch | ac starter switch | ac power point
panel light	hi	mid	एलईडी पैनल | पैनल | डाउन लाइट
hr fr wire	en	high	hrfr | hr fr | hr-fr | hrfr wire | hr fr wire
solar panel	hi	mid	सोलर पैनल | सौर पैनल
junction_box	en	mid	junction | deep box
junction_box	hinglish	mid	junkshan box | jankshan box | junksan box
junction_box fan	hinglish	mid	fan wala dibba | fan ka dibba | pankha box | fan dibba | fan hook box
light	hinglish	mid	batti
light	hi	mid	बत्ती
gate post light	hinglish	mid	gate ki batti | gate wali light | gate ki light
ceiling fan	hinglish	mid	patti ka pankha | patti wala pankha
`
