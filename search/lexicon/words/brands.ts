/**
 * Brand names that stand for products, to understand an order only. One row: the product kind that the brand leads to, the language,
 * how sure the row is, the names.
 */
export const brands = `
wood adhesive	en	high	fevicol | fevicol sh | fevicol dtl | falcofix
wood adhesive	hinglish	mid	favicol | fevikol
wood adhesive	hi	mid	फेविकोल
wood adhesive	gu	mid	ફેવિકોલ
rubber adhesive	en	high	sr 998 | fevicol sr | heatex
adhesive	en	mid	euro 7000 | jivanjor
adhesive	en	low	ultrabond
instant adhesive	en	high	feviquick
instant adhesive	hinglish	mid	fevikwik
instant adhesive	en	mid	fevi kwik | fevi kwick | fevikwick | fevi quick | feviquik
instant adhesive	hi	mid	फेवीक्विक
epoxy_putty	en	high	m-seal
epoxy_putty	hinglish	mid	m seal | emseal | em seel
epoxy_putty	hi	mid	एम सील
epoxy adhesive	en	high	araldite | bondtite
epoxy adhesive	hinglish	mid	aralditt | araldit
epoxy adhesive	hi	mid	अरल्डाइट
waterproofing	en	high	dr. fixit
waterproofing	hinglish	mid	dr fixit | doctor fixit | daktar fixit
waterproofing	hi	mid	डॉ फिक्सिट
waterproofing	en	mid	damp proof | smart care | sika | fosroc | lw plus | urp
tile_adhesive	en	high	roff | myk laticrete | kerakoll
tile_adhesive	hinglish	high	laticrete | laticrate
tile_adhesive	en	low	bal endura
tile_adhesive	en	mid	weber
cement	en	high	ultratech | ambuja | acc | jk super | jk lakshmi | dalmia | birla a1 | ramco | chettinad | penna | zuari | jaypee | jungrodhak
cement	hinglish	mid	ultra tech | altratek | ultratek | ambuja cement | acc cement
cement	hi	mid	अल्ट्राटेक | अंबुजा
cement	hi	high	एसीसी | जंग रोधक
cement	en	mid	shree cement | bangur | birla samrat | wonder cement | nuvoco | duraguard | mycem | coromandel | maha cement | sagar cement | star cement | kamdhenu cement
white cement	en	high	jk white | birla white
putty	en	high	birla putty
putty	hinglish	high	birla patti
putty	en	mid	jk wall putty | walmax | asian putty
putty	hi	mid	बिरला पुट्टी
tmt	en	high	tata tiscon | jindal | vizag steel | ultramax
tmt	hinglish	mid	tata tiskon | tiscon | vizag tmt | isteel
tmt	hi	mid	टाटा टिस्कॉन
tmt	en	mid	jsw neosteel | kamdhenu | shyam steel | srmb | captain tmt | electrosteel | prime gold | amba shakti
tmt	en	low	kairali
binding_wire	en	high	tata wiron
binding_wire	hinglish	mid	wiron
roofing_sheet	en	high	tata durashine | visaka
roofing_sheet	hinglish	mid	durashine
roofing_sheet	en	mid	tata shaktee | jsw colouron | everest | charminar | ramco sheet | bluescope | jindal sheet
tile	en	high	kajaria | simpolo
tile	hinglish	mid	kajariya | somani | jonson
tile	hi	mid	कजारिया
tile	en	mid	somany | johnson | orient bell | nitco | varmora | agl | asian granito | cera tiles | sunhearrt | qutone
western_toilet	en	mid	hindware | parryware | jaquar sanitary | kohler | roca | johnson pedder | neycer | toto
western_toilet	hinglish	mid	hindwear | perryware
western_toilet	hi	mid	हिंदवेयर | सेरा
western_toilet	en	high	cera
tap	en	mid	jaquar | essco | essess | grohe | hansgrohe | prayag | watertec | supreme taps
tap	hinglish	mid	jagwar | jaguar | jakwar
tap	hi	mid	जैगुआर
cpvc pipe	en	high	astral | unitech
cpvc pipe	hinglish	mid	astrol | ashirwad | aashirvad | suprim | prins
cpvc pipe	hi	mid	एस्ट्रल | आशीर्वाद | सुप्रीम
cpvc pipe	en	mid	ashirvad | flowguard | finolex pipe | birla aerocon | trubore | sudhakar | vectus | texmo | ori-plast
gi pipe	en	high	tata pipe
gi pipe	en	mid	jindal pipe | apollo pipe
tank	en	high	sintex
tank	hinglish	mid	sintax
tank	hi	mid	सिंटेक्स
tank	en	mid	plasto | vectus tank | sarita | supreme tank | aquatech
solvent_cement	en	high	weldon | astral solvent
solvent_cement	en	mid	ips weld-on
wire	en	high	havells | polycab | anchor wire
wire	hinglish	mid	hevels | havels | polikeb | finolexs | finolix
wire	hi	mid	हैवेल्स | पॉलीकैब | फिनोलेक्स
wire	en	mid	finolex | kei | rr kabel | rr cable | v-guard | gloster | sudhakar wire
switch	en	high	anchor | anchor roma | legrand
switch	hinglish	mid	ankar | enkar | legrend | gold medal
switch	hi	mid	एंकर
switch	en	mid	havells switch | goldmedal | schneider | l&t | great white | wipro north west | press fit
mcb	en	mid	havells mcb | schneider mcb | legrand mcb | l&t mcb | abb | siemens | hpl | indo asian
ceiling fan	en	high	crompton
ceiling fan	hinglish	mid	krompton
ceiling fan	en	mid	usha | orient fan | bajaj | khaitan | atomberg | almonard
led bulb	en	mid	philips | syska | wipro | crompton led | surya led | bajaj led | eveready | halonix | orient led
led bulb	hinglish	mid	filips
geyser	en	mid	racold | ao smith | bajaj geyser | havells geyser | v-guard geyser
pump	en	mid	kirloskar | cri | texmo pump | crompton pump | lubi | v-guard pump | havells pump
pump	hinglish	mid	kirlosker
paint	en	high	asian paints | berger | dulux
paint	hinglish	high	asian paint
paint	hinglish	mid	ashian | bargar | nerolak | duluxe
paint	hi	mid	एशियन पेंट | बर्जर
paint	en	mid	nerolac | jsw paint | birla opus | kansai | british paints
exterior emulsion paint	en	high	apex | apex ultima
exterior emulsion paint	en	mid	weathercoat | weathershield
emulsion paint	en	high	royale | bison
emulsion paint	en	mid	premium emulsion | velvet touch
enamel paint	en	high	apcolite
enamel paint	hinglish	mid	apkolite
enamel paint	en	low	gattu paint
enamel paint	en	mid	luxol
distemper	en	mid	tractor distemper | utsav | bison distemper
cement_paint	en	high	snowcem
cement_paint	hinglish	mid	snowsem
spray_lubricant	en	mid	wd-40
spray_lubricant	hinglish	mid	wd 40
spray_lubricant	hi	mid	डब्ल्यू डी
padlock lock	en	mid	link lock | navtal | nav tal
door lock	en	mid	godrej lock | harrison | dorset | europa | yale | ebco
door lock	hinglish	high	godrej | hafle | haffele
door lock	hinglish	mid	godrage | hettich | hetich
door lock	hi	mid	गोदरेज | गोदरेज ताला
door lock	en	high	hafele
door_closer	en	high	ozone closer
door_closer	en	mid	dorma
door_closer	en	low	sandhu
hinge	en	mid	hettich hinge | ebco hinge | blum
plywood	en	high	greenply
plywood	hinglish	mid	grinply | centuryply | sentury
plywood	hi	mid	ग्रीनप्लाई | सेंचुरी
plywood	en	mid	kitply | archid | austin | merino ply | action tesa
laminate	en	high	greenlam
laminate	hinglish	high	marino
laminate	en	mid	sunmica | century laminate | airolam | formica
laminate	hi	mid	सनमाइका
gypsum board	en	high	gyproc
gypsum board	en	mid	india gypsum | usg boral | sakarni pop
gypsum board	hi	mid	जिप्रोक
aac block	en	high	siporex | meghalite
aac block	en	mid	magicrete | biltech | aerocon | renacon | ecorex
sealant	en	mid	dowsil | gp silicone | wacker | hilti foam | fevicol seal
sealant	en	high	bostik
silicone sealant	en	mid	feviseal | fevisil
drill	en	mid	bosch | makita | dewalt | hitachi | stanley | cumi | ralli wolf
drill	hinglish	mid	bosh
drill	hi	mid	बॉश
drill	en	high	hilti | jk drill
hammer	en	mid	taparia | jhalani | stanley tool | venus tool | jk file
hammer	hinglish	mid	tapariya
hammer	hi	mid	टपारिया
blade	en	mid	cumi blade | bosch blade | norton
insulation_tape	en	high	abro
insulation_tape	en	mid	steelgrip | wonder tape
insulation_tape	hinglish	mid	steel grip | 3m
anchor_fastener	en	mid	fischer | rawlplug
anchor_fastener	en	high	hilti anchor
sink	en	mid	nirali | carysil | futura | franke
cement	en	mid	birla gold | birla shakti | birla cement | ultratech ppc | jk cement | priya cement | bharathi cement | india cements | tnpl | prism cement | hathi cement | sanghi | vasavadatta | orient cement | heidelberg | malabar cement
tmt	en	mid	tiscon | sail tmt | sail | rathi | kay2 | jsw tmt | jspl panther | panther tmt | gk tmt | rashtriya | turbo steel | meenakshi tmt | radha tmt | vizag tmt | essar tmt | sugna | barbarik
pipe	en	mid	supreme | prince | prince pipe | ajay pipe | ashirwad | apl apollo | surya pipe | hitech pipe | dutron | captain pipe | kisan pipe | skipper
paint	en	mid	indigo paints | nippon | nippon paint | shalimar | jotun | sheenlac | snowcem paints | kamdhenu paint
emulsion paint	en	mid	tractor | royale shyne | apex ace | ace emulsion | ultima protek | easy clean | silk glo | rangoli
tile	en	mid	rak | rak ceramics | exxaro | cengres | sunhearrt tiles | vitero | italica | lavish | murudeshwar | bell ceramics
wire	en	mid	anchor wires | kei wire | polycab wire | finolex wire | havells wire | plaza cable | rr kable wire | orbit wire | paragon cable
tap	en	mid	hindware tap | parryware tap | kerovit | kohler tap | plumber | ark tap | marc | continental tap | jal tap | sparsh
plywood	en	mid	century ply | centuryply | sainik | sainik 710 | duro | duroply | national ply | mayur ply | virgo ply | samrat ply
laminate	en	mid	greenlam laminate | merino | merino laminate | virgo laminate | royal touche | stylam | durian
tank	en	mid	sintex tank | plasto tank | penguin tank | vectus | ganga tank | supreme water tank
tile_adhesive	en	mid	laticrete | myk | ardex | pidilite roff | asian paints tile adhesive | ultratech tilefixo
putty	en	mid	jk putty | birla white putty | asian paints putty | trimurti | walplast | homesure
waterproofing	en	mid	pidiproof | pidiproof lw | lw+ | dr fixit lw | smartcare | basf | cico | perma | mapei | myk arment
switch	en	mid	cona | vinay | havells crabtree | crabtree | norisys | simon switch | gm switch | gm modular | lisha | wipro switch
mcb	en	mid	c&s mcb | l and t mcb | lauritz | havells rccb | standard mcb
led bulb	en	mid	opple | osram | ge bulb | orient bulb | havells led | philips led
ceiling fan	en	mid	orient electric | usha fan | polar | activa | luminous fan | superfan | gorilla fan
geyser	en	mid	venus geyser | racold geyser | crompton geyser | bajaj instant | orient geyser
pump	en	mid	shakti pump | falcon pump | suguna | havells motor | ksb | grundfos | oswal | v guard motor
inverter	en	mid	luminous | microtek | exide | su-kam | amaron
door lock	en	mid	godrej | plaza lock | spider lock | qba | kich
hinge	en	mid	hettich | hafele hinge | ozone hinge
ladder	en	low	youngman
anchor_fastener	en	mid	hilti anchor bolt | wurth
screw	en	mid	gkw | nettlefold | pahal screw
safety_shoes	en	mid	bata safety | allen cooper | hillson | tiger safety | acme safety
switch	en	high	anchor switch | anchor socket | anchor plate | anchor modular | anchor penta | anchor roma switch
cement	hinglish	mid	ambhuja | ambujaa | altratech | ultratek cement | jk siment
tmt	hinglish	mid	tata sariya | jindal sariya | kamdhenu sariya | tata steel | jsw steel
paint	hinglish	mid	aishan paint | asean paint | asian pent | berjer | nerolac paint
door lock	hinglish	mid	godrej tala | godrej ka lock
`
