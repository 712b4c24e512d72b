/**
 * Sorts of things by initials, by what drives or closes them and by what they are for, none of which this shop has though it sells others
 * of the thing. The form of the rows: `../other-kinds.ts`.
 */
export const sortsElsewhere = `
adhesive	threadlocker | roof tile | acp | hot melt | gasket
angle	slotted | protractor | corner
bar	light | parallel | sound | gfrp | torsion
batten	bed | sail
bend	electrofusion | duct | paper | knee | long radius ms
blade	paper | snow | ice skate | reciprocating | surform | grader | oscillating | planer | dozer
block	toilet | hempcrete | salt | cable | terminal
board	pcb | gauge | fibre optic | drywall magnetic | magnetic | acoustic | foam core | htl | led display | straw
bolt	stud | hi tensile | hub | thunder | lewis | step | bed | t head | shear stud
box	carton | cable | wooden | shoe | dvr | crate
brick	perforated | salt | magnesia | silica
brush	artist | lawn | body | road | drain | carbon
bulb	fog | edison | smart | smart wifi | dropper | uv | h4 | infrared | zero watt | candle | flicker flame
cable	ab | aerial bunched | audio | jump | mic | profibus | fire survival | catv | hdmi | vga | dc | mc4
channel	strut | unistrut | slotted c | youtube | glass u | led profile
coat	trench | suit | clear car | petticoat | base metallic | leather
coating	anti graffiti | fire retardant | intumescent | polyurea | pu floor | galvanising | nano
cock	gauge | drain | steam | try | foot | gas
compound	valve grinding | anti seize | cable filling | thermal | potting
connector	bnc | dc | mc4 | hdmi
cover	tap | well | cable trench | plug | cylinder | meter | quilt
cutter	road | garlic | asphalt
drain	storm | scupper | french | condensate | trench
drill	earth auger | percussion | dth
dust	diamond | star | fairy | chalk | glitter
elbow	electrofusion | compression | flue | duct
emulsion	cationic | bitumen
fan	hvls | duct | bed | misting
fastener	bra | rail | aircraft
filter	carbon | tap | bore well | shower | uf
float	life | pool | fishing
foam	car wash | exfoliating | sound proofing | pe
frame	snooker | h | a
fence	picket | palisade | precast | glass pool
glass	smart | car | windshield | patterned | rolled | figured | looking | dgu | wired | lead | pdlc
glue	hide | rat | mouse
goggles	bike | laser
grinder	surface | pedestal | belt | stump
grout	cable | micro cement | chemical | sanded | post tension
hammer	judge | geologist | nylon | copper
handle	pan | shower door | luggage | valve | bike | grab | fridge
helmet	kids | half face | half | miner
hinge	flag | floor | continuous | glass door | kitchen corner | invisible | box
jacket	insulation | down | bomber | ice
ladder	fire escape | cat | dome | hydraulic | trolley | monkey
lamp	solder | tower | signal tower | hpsv | hpmv | uv
level	sea | machinist
light	exit | fire exit | aviation | bug zapper | diwali | cabin | study | uv | hpsv | canopy
lock	gear | helmet | gas cylinder | child | rfid | magnetic door | em | hotel card | gate electric | thread
membrane	pond | dimple | breathable roof | filter | pvc roof | uf | drum | bladder | ro
mirror	infinity | cheval | traffic
mixer	planetary | dj | mud | audio
mortar	dental | refractory | epoxy | brick cutting
nail	coil | spiral | duplex | press on | tack | rail | shoe | pneumatic
net	sports | crop | trellis | camouflage | pigeon
oil	2t | olive | sesame | teak | hydraulic
padlock	number | combination | bluetooth | luggage | smart | letter | fingerprint
paint	glow | fire retardant | anti fungal | traffic | pool | tractor | hammertone | stone | duco | leather | anti skid
pan	drain
panel	pt | pb | apfc | ats | amf | plc | lcd | oled | ht | lt | mcc | vcb | acb | metering | bath | car | remote | sound proof | acoustic | control | puf | eps | sandwich | fire alarm
pipe	pb | png | lay flat | seamless | carbon steel | pre insulated | spray | slotted | erw casing | stp
plaster	sticking | mud | tadelakt | vermiculite | barium | cast | dental | acoustic
plate	strike | weigh | mcb blank | foundation | induction
plywood	phenolic packing | chequered | container | densified | aircraft
powder	zinc | glass | graphite | bronze | metal | brass | cocoa | curing | aluminium | dcp
primer	zinc phosphate | wash | pcb | etch
pump	grouting | stirrup | washing machine drain | rwh
putty	linseed | window | car body | body filler | nitrocellulose | plumber | silly | chalk | metal
rack	library | server | pallet
ring	split | lifting | gymnastic | bell | rcc
rod	ground | silver | fibre | tig | drilling | ramrod | sucker | chemical | filler | mig
roll	thermal paper | pvc floor | mat | stretch film
sand	green | coloured | silica | foundry
screw	euro | mirror | allen | cork | security | nylon | confirmat
sealant	windshield | butyl | anaerobic | concrete curing
sheet	pp | pe | nbr | sbr | hips | pet | petg | corten | butyl | mulching | magnetic | underlay | mica | eva
shower	outdoor | solar | steam
sink	janitor | hand wash
socket	bulb | eye | ball | ear | valve | car | audio | rj11 | pop up
stone	grinding | touch | bath | oil | foundation | shahabad | pumice
switch	pull cord | smart | wifi | touch | reset | cam | sensor | poe | nintendo | kvm | network | auto | proximity | reed
tank	cement | think | inverter water | army | lpg
tape	friction | kinesiology | warp | ht | lt | mirror
tee	electrofusion | compression
tile	solar | solar roof | leather | acoustic
trowel	gardening | magic | finger
tube	u | endotracheal | picture | capillary
union	trade | dielectric | compression
valve	thermostatic | zone | prv | fcv
window	z section | train | dummy
wire	ht | florist | jumper | thermocouple | dcc | super enamelled | guy | dth
beam	w
board	v | no entry
bolt	star
box	tin
cable	kv | ht | lt
cock	gm | gm bib | gun metal | gunmetal | gm pillar
concrete	rm | rmc
cutter	core
door	half
fan	in line
filter	bag
girder	box
groove	v
jack	ton
meter	va | rpm
nut	half
oil	hp
panel	kv | kva | gsm | mt
pile	sheet
pipe	coil
soap	bar
square	set
union	gm | gunmetal
valve	gm | gm gate | gm globe | gm check | gm foot | gm non return | gun metal
wire	pc
`
