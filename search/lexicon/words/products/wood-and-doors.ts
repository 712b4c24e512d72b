/** Words for boards, doors, windows and glass. The form of the rows: `../product-words.ts`. */
export const woodAndDoorsWords = `
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
plywood	en	high	plywood | ply | ply board
plywood	kn	mid	ಪ್ಲೈವುಡ್
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
door	kn	mid	ಬಾಗಿಲು | bagilu
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
window	kn	mid	ಕಿಟಕಿ | kitaki
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
laminate	en	high	laminate | sunmica | formica
veneer	en	high	veneer
veneer	hinglish	high	vinir | vainel | venner | veener
mdf	en	high	mdf
mdf	hinglish	mid	em di ef | mdf bord
particle_board	en	high	particle board
particle_board	hinglish	high	particle bord
particle_board	hinglish	mid	burada board
wpc board	en	high	wpc | wpc board
wpc board	hinglish	high	wpc sheet
edge_band	en	high	edge band | edge banding
edge_band	hinglish	high	edge patti
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
glass	en	high	glass
glass	kn	mid	ಗಾಜು | gaju
bwp plywood	en	high	marine ply | marine plywood | waterproof ply | waterproof plywood
bwr plywood	en	mid	waterproof ply | waterproof plywood
mr plywood	en	high	commercial ply | commercial plywood
wood adhesive	hinglish	mid	lakdi ka gond | wood glue
cabinet hinge	en	mid	almirah hinge | cupboard hinge | wardrobe hinge | auto hinge | auto closing hinge
cabinet hinge	hinglish	mid	almari ka kabza | almirah ka kabza | almari kabza
cabinet handle	en	mid	cupboard handle | almirah handle | wardrobe handle | drawer handle
cabinet handle	hinglish	mid	almari ka handle
door	en	mid	door shutter
flush door	en	mid	flush door shutter | flush shutter
polycarbonate	en	mid	transparent sheet | transparent roof sheet | transparent roofing sheet | skylight sheet
particle_board	en	mid	pre lam board | prelam board | prelam | pre lam | prelaminated board | pre laminated board | plpb
plywood	hinglish	mid	plaai | pley board
plywood	mr	mid	प्लायवूड | प्लाय
plywood	gu	mid	પ્લાયવુડ | પ્લાય
plywood	ta	mid	ப்ளைவுட் | பிளைவுட்
plywood	te	mid	ప్లైవుడ్ | ప్లై
plywood	kn	mid	ಪ್ಲೈವುಡ್
plywood	bn	mid	প্লাই | প্লাইউড
flexible plywood	en	mid	flexi ply | flexible ply | bendable ply | bending ply
undermount slide	en	mid	tandem | tandem channel | tandem box channel | undermount channel | under mount channel | undermount slide | undermount
drawer_channel	en	mid	channel
laminate	en	mid	mica sheet | sunmica sheet | laminate sheet | laminated sheet
laminate	hinglish	mid	maika sheet | myka | maica
door	mr	mid	दार | दरवाजे
door	gu	mid	દરવાજો | બારણું | darvajo | barnu
door	ta	mid	கதவு | kadhavu | kathavu
door	te	mid	తలుపు | డోర్ | talupu
door	kn	mid	ಬಾಗಿಲು | bagilu
door	bn	mid	দরজা | dorja
door	pa	mid	ਦਰਵਾਜ਼ਾ | ਬੂਹਾ
window	mr	mid	खिडकी | khidki
window	gu	mid	બારી | bari
window	ta	mid	ஜன்னல் | jannal
window	te	mid	కిటికీ | kitiki
window	kn	mid	ಕಿಟಕಿ | kitaki
window	bn	mid	জানালা | janala
window	pa	mid	ਬਾਰੀ | ਖਿੜਕੀ
door_frame	hinglish	mid	chaukhat frame | chokhath | chaukat | door chaukhat | darwaze ki chaukhat
bwp flush door	en	mid	waterproof flush door | waterproof flush
teak door	hinglish	mid	sagwan darwaza | sagwan ka darwaza | sagwan door | teak darwaza | sagvan darvaja
teak door	en	mid	teak wood door | teak door | teakwood door | main door teak wood | main door teak | door teak wood | door in teak wood | door of teak wood
glass	mr	mid	काच
glass	gu	mid	કાચ
glass	bn	mid	কাঁচ | কাচ
glass	ta	mid	கண்ணாடி | kannadi
glass	te	mid	అద్దం | గ్లాస్
particle_board	en	mid	pre laminated board | prelam particle board | particle board prelam
louver panel	en	mid	fluted panel | charcoal panel | louvre panel | louvers panel | louver
moulded door	en	mid	moulded door | molded door | skin door | skin moulded door | moulded panel door
`
