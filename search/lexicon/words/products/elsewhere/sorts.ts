/**
 * Sorts of things by initials, by what drives or closes them and by what they are for, none of which this shop has though it sells others
 * of the thing. The form of the rows: `../other-kinds.ts`.
 */
export const sortsElsewhere = `
adhesive	threadlocker | roof tile | acp | gasket
angle	slotted | protractor | corner
bar	light | parallel | gfrp
basin	glass | iron | plastic | wooden | concrete
basket	paper | wooden | leather | car | office
batten	bed | sail
beam	w
bend	electrofusion | duct | paper | knee | long radius ms | plug
blade	paper | snow | ice skate | reciprocating | surform | grader | oscillating | planer | dozer | medical | rubber | plastic | wooden
blasting	sand
block	toilet | hempcrete | salt | cable | terminal | iron | rubber | plastic
board	pcb | gauge | fibre optic | drywall magnetic | magnetic | acoustic | foam core | htl | led display | straw | v | no entry | electronic | digital | paper | leather
bolt	stud | hi tensile | hub | thunder | lewis | step | bed | t head | shear stud | star | dead
box	carton | cable | wooden | shoe | dvr | crate | tin
brick	perforated | salt
brush	artist | lawn | body | road | drain
bulb	fog | edison | smart | smart wifi | dropper | uv | h4 | infrared | zero watt | candle | flicker flame
cable	ab | aerial bunched | audio | jump | mic | profibus | fire survival | catv | hdmi | dc | mc4 | kv | ht | lt | digital | fire | heat | sound | car | truck | hydraulic
channel	strut | unistrut | slotted c | youtube | glass u | led profile
clay	yellow
cloth	glass | fibre | net
coat	trench | suit | clear car | petticoat | base metallic | leather
coating	anti graffiti | fire retardant | intumescent | polyurea | pu floor | galvanising
cock	gauge | drain | steam | try | foot | gm | gm bib | gun metal | gunmetal | gm pillar
coil	heat | gas | steam | hot rolled | cold rolled | iron
column	steel | rcc
compound	valve grinding | anti seize | cable filling
concrete	rm | rmc
connector	bnc | dc | mc4 | hdmi
corner	kitchen
cover	tap | well | cable trench | plug | cylinder | meter | quilt
cutter	road | garlic | asphalt | core
door	half | electric | electronic | truck | railway | rubber | leather | stone | concrete | profile
drain	storm | scupper | french | condensate | trench
drill	earth auger | percussion | dth
dust	diamond | star | fairy | chalk | glitter
elbow	electrofusion | compression | flue | duct
emulsion	cationic
fan	hvls | duct | bed | misting | in line
fastener	bra | rail | aircraft
fence	picket | palisade | precast | glass pool
filter	carbon | tap | bore well | shower | uf | bag | ceramic | stone | metal | gas | steam | car
float	life | pool | fishing
foam	car wash | exfoliating | sound proofing | pe | sound | heat | leather | rubber
frame	snooker | h | a
gauge	oil | water | steam | air | gas | heat | digital | mechanical | hydraulic | power
girder	box
glass	smart | car | windshield | patterned | rolled | figured | dgu | wired | pdlc | medical | fire | truck | engine
gloves	electric | steel | metal | heat | fire | plastic | car
glue	hide | rat | mouse
goggles	bike | laser
grinder	surface | pedestal | belt | stump
groove	v
grout	cable | micro cement | chemical | sanded | post tension
guard	wall
hammer	judge | geologist | nylon | copper | hydraulic | wooden | plastic | medical
handle	pan | shower door | luggage | valve | bike | grab | fridge | profile
helmet	kids | half face | half | miner | leather | car
hinge	flag | floor | continuous | glass door | kitchen corner | invisible | box | w | z
jack	ton
jacket	insulation | down | bomber | ice | heat | cold | steam
ladder	fire escape | cat | dome | hydraulic | trolley | monkey
lamp	solder | tower | signal tower | hpsv | hpmv
level	sea | machinist
light	exit | fire exit | aviation | bug zapper | diwali | cabin | study | uv | hpsv | canopy | roof
lock	gear | helmet | gas cylinder | child | rfid | magnetic door | em | hotel card | gate electric | thread
mat	leather | fire | heat | oil
membrane	pond | dimple | breathable roof | filter | pvc roof | uf | drum | bladder | ro
meter	va | rpm | gas | oil | heat | air | steam | power | sound | mechanical | hydraulic
mirror	infinity | cheval | metal | plastic | fire | medical
mixer	planetary | dj | mud
mortar	dental | refractory | epoxy | brick cutting
nail	coil | spiral | duplex | press on | tack | rail | shoe
net	sports | crop | trellis | camouflage | pigeon
nut	half
oil	2t | olive | sesame | teak | hydraulic | hp | car | truck | heat | gas | leather
optic	fibre
padlock	number | combination | bluetooth | luggage | smart | letter | fingerprint
paint	glow | fire retardant | anti fungal | traffic | pool | tractor | hammertone | stone | duco | leather | anti skid | fire | heat
pan	drain
panel	pt | pb | apfc | ats | amf | plc | lcd | oled | ht | lt | mcc | vcb | acb | metering | bath | car | remote | sound proof | acoustic | control | puf | eps | sandwich | fire alarm | kv | kva | gsm | mt | electrical | electric | electronic | digital | hydraulic | automatic | power | power factor | sound | gas | industrial
patch	glass
pile	sheet
pipe	pb | png | lay flat | seamless | carbon steel | pre insulated | spray | slotted | erw casing | stp | coil | oil | fire | heat | air | steam | paper | stone | car | medical | bore
plaster	sticking | mud | tadelakt | vermiculite | barium | cast | dental | acoustic
plate	strike | weigh | mcb blank | foundation | induction
plywood	phenolic packing | chequered | container | densified | aircraft
post	fencing | cement
powder	zinc | glass | graphite | bronze | metal | brass | cocoa | curing | aluminium | dcp
primer	zinc phosphate | wash | pcb | etch
pump	grouting | stirrup | washing machine drain | rwh
putty	linseed | window | car body | body filler | nitrocellulose | plumber | silly | chalk | metal
rack	library | pallet | school | office | hospital | hotel | factory | truck
ring	split | lifting | gymnastic | bell | rcc
rock	hard
rod	ground | silver | fibre | tig | drilling | ramrod | sucker | chemical | filler | mig
roll	thermal paper | pvc floor | mat | stretch film | leather | rubber | metal | iron | paper
sand	green | coloured | silica | sea
screw	euro | mirror | allen | cork | security | nylon | confirmat
sealant	windshield | butyl | anaerobic | concrete curing
sheet	pp | pe | nbr | sbr | hips | pet | petg | corten | butyl | mulching | magnetic | underlay | centering
shelf	wooden | stone | office | car
shoes	rubber | hospital | medical
shower	outdoor | solar | steam | electric | digital | gas
sink	janitor | stone | iron | concrete | glass
soap	bar
socket	bulb | eye | ball | ear | valve | car | audio | rj11 | pop up
square	set
stone	grinding | touch | bath | oil | foundation | shahabad | rough | size | dressed | fencing
supply	power
switch	pull cord | smart | wifi | touch | reset | cam | sensor | poe | nintendo | auto | electronic | digital | hydraulic | air | gas | oil | heat | steam | fire | mechanical
tank	cement | think | inverter water | stone | wooden | iron | steel
tape	friction | kinesiology | warp | ht | lt | mirror | heat | fire | gas | leather
tee	electrofusion | compression
tile	solar | solar roof | leather | acoustic | country | pot
trowel	gardening | magic | finger
tube	u | endotracheal
union	trade | dielectric | compression | gm | gunmetal
valve	thermostatic | zone | prv | fcv | gm | gm gate | gm globe | gm check | gm foot | gm non return | gun metal | electric | electronic | automatic | oil | fire | car | industrial
window	z section | train | dummy | concrete | stone | truck | electric
wire	ht | florist | jumper | thermocouple | dcc | super enamelled | dth | pc | heat | sound | car
`
