/** Words for taps, sanitary ware, tanks and pumps. The form of the rows: `../product-words.ts`. */
export const bathAndWaterWords = `
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
tap	kn	mid	ನಲ್ಲಿ | ನಳ | nalli
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
mixer	en	high	mixer
shower	en	high	shower
shower	hinglish	high	shawar | sawar | fuhara | fawara
shower	hi	high	शावर | फुहारा
shower	mr	mid	शॉवर
shower	gu	mid	શાવર | ફુવારો
shower	ta	mid	ஷவர்
shower	te	mid	షవర్
shower	bn	mid	শাওয়ার
health_faucet	en	high	health faucet | health faucet gun | toilet gun | jet spray
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
western_toilet	en	high	wc | water closet | ewc | commode | toilet | western seat | toilet seat
western_toilet	hinglish	mid	toilet sheet | english toilet | angrezi toilet
orissa_pan	en	high	iwc | orissa pan | indian pan
orissa_pan	hinglish	high	desi seat | indian seat | latrine seat | latring seat | orisa pan
orissa_pan	hi	high	उड़ीसा पैन | ओडिशा पैन | उड़ीसा पैन | देसी सीट | लैट्रिन सीट
orissa_pan	hi	mid	इंडियन सीट
orissa_pan	mr	mid	संडास भांडे | sandas
orissa_pan	gu	low	ઇન્ડિયન સીટ
orissa_pan	bn	mid	প্যান
orissa_pan	en	high	orissa pan | indian pan | squatting pan | iwc
seat_cover	en	high	seat cover
seat_cover	hinglish	high	sit cover | kamod ka dhakkan
seat_cover	hi	high	सीट कवर
flush_tank	en	high	flush tank | cistern
flush_tank	hinglish	high	flas tanki | flush tanki | phlas tank
flush_tank	hinglish	mid	sistan
flush_tank	hi	high	फ्लश टैंक | फ्लश टंकी
flush_tank	mr	mid	फ्लश टाकी
flush_tank	en	high	cistern | flush tank | flush cistern
urinal	en	high	urinal
urinal	hinglish	high	yurinal | peshab pot
urinal	hi	high	यूरिनल
floor_drain	en	high	floor trap
floor_drain	en	mid	nahani trap jali | nahani trap ss | ss nahani trap | steel nahani trap
floor_drain	hinglish	high	nahni trap | trep
floor_drain	hi	high	नाहनी ट्रैप | फ्लोर ट्रैप
floor_drain	mr	mid	नाहाणी ट्रॅप
floor_drain	en	high	grating | floor jali
floor_drain	hinglish	high	bathroom jali | nali jali | cockroach jali
floor_drain	hinglish	mid	jaali
floor_drain	hi	mid	जाली | नाली जाली
floor_drain	mr	mid	जाळी
floor_drain	en	high	floor drain | floor trap | drain jali | floor jali | trap jali
floor_drain	hinglish	mid	nahani jali | nani jali | jali trap | jali wala floor trap | jali wala trap
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
tank	kn	mid	ಟ್ಯಾಂಕ್ | ನೀರಿನ ಟ್ಯಾಂಕ್ | neerina tank
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
pump	en	high	pump | motor | water pump | monoblock
geyser	en	high	geyser | water heater
geyser	hinglish	high	gijar | gizar | gyser | geezer
geyser	hi	high	गीजर | गीज़र
geyser	mr	mid	गिझर
geyser	gu	mid	ગીઝર
geyser	ta	mid	கீசர்
geyser	te	mid	గీజర్
geyser	bn	mid	গিজার
geyser	en	high	water heater | geyser
pipe_wrench	en	high	pipe wrench
pipe_wrench	hinglish	high	paip rinch | rench
pipe_wrench	hinglish	mid	rinch | pipe pana
pipe_wrench	hi	high	पाइप रिंच
pipe_wrench	hi	mid	रिंच
towel_rack	en	high	towel rack | towel rod | towel bar | towel stand | towel holder
towel_rack	hinglish	mid	taulia rod | tauliya stand
mirror	en	high	mirror | looking glass
mirror	hinglish	mid	sheesha | shisha | aaina
wall mixer	en	high	wall mixer
diverter	en	high	diverter
submersible pump	en	high	submersible | submersible pump
tank_connector	en	high	tank connector | tank nipple
pump	en	high	pump | water pump | motor pump | water motor
pump	hinglish	mid	pani ki motor | pani ki machine | motor | pani motor
tank	hinglish	high	plastic tanki | plastic tank | plastic ki tanki | pvc tank
orissa_pan	en	high	orissa pattern wc pan | orissa pattern | orissa type wc pan | orissa type | squatting pan | wc pan | indian wc | indian toilet | indian style wc
tank	en	high	water storage tank | storage tank
floor_drain	hinglish	mid	jali
tap	hinglish	mid	nall | nal chota | nul | tuuti
tap	mr	mid	नळाची तोटी
tap	gu	mid	chakli | નળ
tap	pa	mid	tooti | ਟੂਟੀਆਂ
bib_cock tap	en	mid	bib tap | bib cok | bipcock | bip cock | washing machine tap | washing machine cock
bib_cock tap	hi	mid	बिबकॉक
angle_valve	en	mid	angel cock | angel valve | angle stop cock | angle kok | angular cock | angle tap | angal kok
angle_valve	hi	mid	एंगल वाल्व | एंगल कोक
health_faucet	en	mid	toilet jet spray | toilet jet | toilet spray | bidet spray | health fauset | health faucit | hand bidet | jet
health_faucet	hinglish	mid	jet pipe | toilet wala jet | jet faucet
basin	hinglish	mid	hath dhone ka basin | haath dhone ka basin | haath dhone wala basin | hath dhone wala basin | muh dhone ka basin | wash bashin | wash basion
western_toilet	en	mid	western commode | commode seat | floor mounted wc | european wc | european water closet | wc seat | western wc | water closet
western_toilet	bn	mid	কমোড
western_toilet	gu	mid	કમોડ
western_toilet	mr	mid	कमोड
western_toilet	ta	mid	கமோட் | வெஸ்டர்ன் டாய்லெட்
western_toilet	te	mid	కమోడ్
orissa_pan	en	mid	latrine pan | indian toilet pan | indian commode | squat pan | orissa wc
orissa_pan	hinglish	mid	desi latrine | latrin seat | latrine sheet | desi toilet seat | indian latrine seat
flush_tank	hinglish	mid	flush ki tanki | flush ki tank | flush tankee
seat_cover	en	mid	toilet seat lid | toilet seat cover | commode cover | toilet lid | wc seat cover | commode seat cover
towel_rack	en	mid	towel hanger | towel holder rod | towel rod stand
towel_rack	hinglish	mid	tauliya rod | tauliya hanger | toliya rod | tauliya rack
napkin ring	en	mid	napkin ring | napkin holder | towel ring | hand towel ring
soap_dish	en	high	soap dish | soap holder | soap stand | soap tray | soap case
soap_dish	hinglish	mid	sabun dani | sabundani | saboon dani | sabun stand | sabun ka stand | sabun tray
soap_dish	hi	mid	साबुनदानी | साबुन दानी | साबुन स्टैंड
corner shelf	hinglish	mid	kona shelf | kone ka shelf | konewala shelf
corner shelf	en	mid	bathroom corner shelf | corner rack | corner stand
floor_drain	en	mid	bathroom drain cover | drain grating | bathroom drain
floor_drain	hinglish	mid	bathroom ki jali | nali ki jali | pani nikalne wali jali | nahane wali jali
shower channel	en	mid	shower drain | linear drain | channel drain | shower channel | shower channel drain
quartz sink	en	mid	granite sink | stone sink | quartz sink | black quartz sink
stainless sink	hinglish	mid	steel ka sink
sink	hinglish	mid	bartan dhone ka sink | rasoi ka sink | kitchen ka sink
sink	hi	mid	रसोई सिंक | किचन सिंक
overhead shower	en	mid	over head shower
geyser	hinglish	mid	garam pani ki machine | pani garam karne ki machine | garam pani wali machine | pani garam karne wala | gijer | geaser | gejar | gezar | geysor
instant geyser	en	mid	instant water heater | instant geyser
storage geyser	en	mid	storage geyser | storage water heater
pump	hinglish	mid	tullu pump | tullu | tulloo pump | tullu motor | pani khichne ki motor | pani chadhane ki motor
submersible pump	hinglish	mid	boring ki motor | borwell motor | bore motor | boring motor | sabmarsibal
submersible pump	en	mid	borewell motor | submersible motor
tank	mr	mid	टाकी | पाण्याची टाकी | taki
tank	gu	mid	ટાંકી | પાણીની ટાંકી | tanki
tank	ta	mid	தொட்டி | தண்ணீர் தொட்டி | வாட்டர் டேங்க் | thotti
tank	te	mid	ట్యాంక్ | నీళ్ల ట్యాంక్ | నీటి ట్యాంకు
tank	kn	mid	ಟ್ಯಾಂಕ್ | ನೀರಿನ ಟ್ಯಾಂಕ್ | tanki
tank	bn	mid	ট্যাংক | ট্যাঙ্ক | জলের ট্যাঙ্ক | পানির ট্যাংক
tank	pa	mid	ਟੈਂਕੀ | ਟੈਂਕ | ਪਾਣੀ ਦੀ ਟੈਂਕੀ
mirror	hinglish	mid	bathroom sheesha | sheesha bathroom | muh dekhne ka sheesha | aaina
bathroom mirror	hinglish	mid	bathroom sheesha | sheesha bathroom | bathroom ka sheesha | bathroom aaina
western_toilet	hinglish	mid	english latrine seat | english latrine | angrezi latrine | western latrine | western latrine seat | english toilet seat | english wali seat | latrine seat english | latrine seat english wali
western_toilet	hi	mid	इंग्लिश सीट | अंग्रेजी लैट्रिन | अंग्रेज़ी सीट
western_toilet	mr	mid	इंग्लिश संडास | वेस्टर्न टॉयलेट
`
