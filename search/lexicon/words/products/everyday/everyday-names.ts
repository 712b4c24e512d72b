/**
 * Names of everyday speech for what is sold, as masons, plumbers and householders ask at a counter or type into a search. The form of
 * the rows: `../../product-words.ts`; a native speaker's check is wanted.
 */
export const everydayNames = `
bwr plywood	hinglish	high	waterproof ply | pani wali ply | gurjan ply
bwr plywood	hi	high	वाटरप्रूफ प्लाई | वॉटरप्रूफ प्लाई | पानी वाली प्लाई
bwp plywood	hinglish	high	waterproof ply | pani wali ply | gurjan ply
bwp plywood	hi	high	वाटरप्रूफ प्लाई | वॉटरप्रूफ प्लाई | पानी वाली प्लाई
silicone sealant	en-in	high	silicone tube | silicon tube | silicone gun tube
silicone sealant	hi	high	सिलिकॉन ट्यूब | सिलिकोन ट्यूब
marble cutter	en-in	mid	tile cutter | tile cutter machine | tile cutting machine | marble cutting machine
marble cutter	hinglish	mid	tile katne ki machine | marble katne ki machine | patthar katne ki machine
marble cutter	hi	mid	टाइल कटर | टाइल काटने की मशीन | मार्बल काटने की मशीन | पत्थर काटने की मशीन
wall chaser	hinglish	mid	deewar katne ki machine | diwar katne ki machine | jhiri katne ki machine
wall chaser	hi	mid	दीवार काटने की मशीन | झिरी काटने की मशीन
demolition hammer	hinglish	mid	todne wali machine | breaker machine | concrete todne ki machine
demolition hammer	hi	mid	तोड़ने वाली मशीन | ब्रेकर मशीन
cordless drill	hinglish	mid	battery wali drill | battery drill
cordless drill	hi	mid	बैटरी वाली ड्रिल | बैटरी ड्रिल
isolator	en-in	mid	main switch
isolator	hi	mid	मेन स्विच | आइसोलेटर
self drilling screw	en-in	mid	self screw | self drill screw | self drive screw
self drilling screw	hi	mid	सेल्फ स्क्रू | सेल्फ ड्रिल स्क्रू
cat cable	hi	mid	इंटरनेट का तार | इंटरनेट केबल | नेट का तार
cctv cable	hinglish	mid	camera ka taar | camera ka tar | camera wire
cctv cable	hi	mid	कैमरे का तार | कैमरा तार
distribution_board	hinglish	mid	mcb ka dabba | mcb ka dibba
distribution_board	hi	mid	एमसीबी का डिब्बा | एमसीबी का डब्बा
ac socket starter	hi	mid	एसी का स्टार्टर | एसी स्टार्टर
profile cylinder	hinglish	mid	lock ka cylinder | tale ka cylinder
profile cylinder	hi	mid	लॉक का सिलेंडर | ताले का सिलेंडर
magnetic door_stopper	hinglish	mid	darwaze ka magnet | door magnet
magnetic door_stopper	hi	mid	दरवाजे का मैग्नेट
mirror	hinglish	mid	munh dekhne ka sheesha | muh dekhne ka shisha | washroom sheesha
mirror	hi	mid	मुंह देखने का शीशा | मुँह देखने का शीशा
flashing_tape	en-in	mid	waterproof tape | waterproofing tape
flashing_tape	hi	mid	वाटरप्रूफ टेप
damp proof coating	hinglish	mid	deewar ki seelan | seelan ka paint | seelan ka chemical
damp proof coating	hi	mid	दीवार की सीलन | सीलन का पेंट | सीलन का केमिकल
granite door threshold	hinglish	mid	dehleez | dehleez patthar | dehli patthar
granite door threshold	hi	mid	दहलीज | दहलीज का पत्थर | देहली का पत्थर
granite counter slab	hinglish	mid	kitchen ka patthar | kitchen patthar | kitchen slab ka patthar
granite counter slab	hi	mid	किचन का पत्थर | रसोई का पत्थर
pvc foam board	en-in	mid	pvc foam sheet
pvc foam board	hi	mid	फोम शीट | फोम बोर्ड
film faced plywood	en-in	mid	film ply
film faced plywood	hinglish	mid	film wali ply
film faced plywood	hi	mid	फिल्म प्लाई | फिल्म वाली प्लाई | फिल्म फेस प्लाई | फिल्म फेस्ड प्लाई
pvc cover_block	en-in	mid	plastic cover block | pvc cover block
pvc cover_block	hi	mid	प्लास्टिक कवर ब्लॉक
tie wire	en-in	mid	cut binding wire
tie wire	hinglish	mid	kata hua binding wire
tie wire	hi	mid	कटा हुआ बाइंडिंग तार
steel prop	hinglish	mid	lohe ki balli | lohe ki jack
steel prop	hi	mid	लोहे की बल्ली
stone tile_adhesive	en-in	mid	granite adhesive | marble adhesive | granite chemical
stone tile_adhesive	hi	mid	मार्बल चिपकाने का मसाला | पत्थर चिपकाने का मसाला | ग्रेनाइट चिपकाने का मसाला
exterior emulsion paint	hinglish	mid	bahar ki deewar ka paint | bahar wala paint
exterior emulsion paint	hi	mid	बाहर की दीवार का पेंट | बाहर वाला पेंट
luxury emulsion paint	en-in	mid	royal paint | royal emulsion
main door	hi	mid	मेन दरवाजा | मेन गेट का दरवाजा | मेन डोर
chair_bar	hinglish	mid	sariye ki kursi | sariya kursi | sariya chair
chair_bar	hi	mid	सरिये की कुर्सी | सरिया की कुर्सी | चेयर बार
napkin ring	hi	mid	टॉवल रिंग | तौलिया रिंग
mortise lock body	hi	mid	मोर्टिस लॉक | मोर्टाइज लॉक
coloured cement	hinglish	mid	rang wala cement
coloured cement	hi	mid	रंग वाला सीमेंट | रंगीन सीमेंट
set accelerator	hinglish	mid	jaldi set hone wala chemical | jaldi jamne ka chemical
set accelerator	hi	mid	जल्दी जमाने का केमिकल | सीमेंट जल्दी जमाने का केमिकल
retarder	hi	mid	देर से जमने का केमिकल | कंक्रीट देर से जमने का केमिकल
wire cut facing brick	hi	mid	फेस वाली ईंट | फेस ईंट
second class red brick	hi	mid	दो नंबर की ईंट | दो नंबर ईंट
hollow concrete block	hi	mid	खोखला ब्लॉक
granite window sill	hinglish	mid	khidki ka patthar
granite window sill	hi	mid	खिड़की का पत्थर
kerb stone	hi	mid	सड़क किनारे वाला पत्थर
tile levelling clip	hi	mid	टाइल लेवल करने वाली क्लिप | टाइल लेवल क्लिप
epoxy coated tmt	hi	mid	कोटिंग वाला सरिया
flexible plywood	hi	mid	मुड़ने वाली प्लाई
hdhmr board	hi	mid	एचडीएचएमआर शीट | एचडीएचएमआर बोर्ड
gi corrugated sheet	hi	mid	जीआई चादर | जीआई शीट
frp corrugated sheet	hi	mid	फाइबर की चादर | फाइबर शीट
fibre cement ridge gutter	en-in	mid	cement sheet ridge
fibre cement ridge gutter	hi	mid	सीमेंट चादर का रिज
low odour emulsion paint	hinglish	mid	bina smell wala paint | bina smell ka paint
low odour emulsion paint	hi	mid	बिना बदबू का पेंट | बिना गंध का पेंट
terrace cool coat	hi	mid	छत ठंडी रखने का पेंट | ठंडी छत का पेंट
terrace waterproof coating	hi	mid	छत की लीकेज का पेंट | छत का वाटरप्रूफ पेंट
acrylic wall putty	hi	mid	बाल्टी वाली पुट्टी
stainless sink drainboard	hi	mid	प्लेट वाला सिंक
threaded stud	hi	mid	चूड़ी वाली रॉड
hardened concrete nail	hi	mid	दीवार में ठोकने की कील
epoxy adhesive	hi	mid	एरलडाइट | अरलडाइट
rubber contact adhesive	hi	mid	रबर सॉल्यूशन
towel_rack	hi	mid	टॉवल स्टैंड | तौलिया स्टैंड | टॉवल रॉड
edge_band	hi	mid	एज टेप | एज बैंड
corrugated sheet	hinglish	mid	karkat | karkat sheet | karkat chadar | karkat tin
corrugated sheet	hi	mid	करकट | करकट शीट | करकट चादर
tarpaulin	en	mid	silpaulin | silpauline | silpaulin sheet
tarpaulin	hi	mid	सिलपोलिन | सिल्पोलिन
shade net	hinglish	mid	hari jali | hara jali | hari net | hara net | green jali | hari jaali
shade net	hi	mid	हरी जाली | हरा नेट | हरी नेट
granite door threshold	mr	mid	umbartha | umbaratha | umbra | umbara | उंबरठा | उंबरा
orissa_pan	en	mid	indian toilet seat | indian toilet | indian commode | indian wc | indian style seat | indian latrine seat
coarse sand	hi	mid	मोटा बालू | मोटी बालू | मोटा रेत | ढलाई बालू | ढलाई वाली रेत
water tank	te	mid	neella tank | nilla tank | neeti tank
fibre cement roofing_sheet	en	mid	cement corrugated sheet | fibre cement corrugated sheet | corrugated cement sheet
fibre cement roofing_sheet	hinglish	mid	cement ki nalidar chadar | cement wali nalidar chadar | cement ki nalidar sheet
fibre cement roofing_sheet	hi	mid	सीमेंट की नालीदार चादर | सीमेंट की नालीदार शीट
=	hi	mid	लेड शीट | सीसे की शीट | सीसे की चादर
hand shower	en	mid	telephone shower | telephonic shower
rubber contact adhesive	hinglish	mid	sr fevicol | rubber fevicol
frlsh house wire	en	mid	halogen free wire | zero halogen wire | hffr wire
masonry drill_bit	en	mid	hammer bit | hammer machine bit | rcc bit
drill_bit	en	mid	drill machine bit
safety_shoes	en	mid	boot | boots
wall tile	en	mid	dado tile
elastomeric coating	en	mid	elastomeric paint
damp proof coating	en	mid	damp proof paint | dampproof paint
acrylic putty	hinglish	mid	bucket putty | balti wali putty
laminated glass	en	mid	sandwich glass | lami glass
chair_bar	hinglish	mid	chair rod | chair sariya | kursi sariya
marble_chip	hinglish	mid	marble dana | मार्बल दाना
cover_block	hinglish	mid	cover gitti
facing brick	en	mid	face brick
drilling roof screw	hinglish	mid	chadar screw | chadar pech | sheet screw
drywall screw	en	mid	gyproc screw
threaded stud	hinglish	mid	chudi rod | choodi rod
wall chaser	hinglish	mid	wall cutting machine | jhiri machine
washable distemper	en	mid	oil bound distemper | obd
kota_stone	hinglish	mid	kota ki patti | kota patti
swr pipe	en	mid	rain pipe | down take pipe | rain water pipe
cover_plate	en	mid	switch cover | socket cover
brick_bats	en	mid	brick chips
concrete block	en	mid	cc block | c.c. block | cement concrete block
brick_bats	en	mid	brick jelly
rockwool	en	mid	stone wool
`
