/**
 * Parts, spares and tools of things that are sold, and other names of two words whose last one is sold by itself: a tap handle is none for
 * doors. The form of the rows: `../other-kinds.ts`.
 */
export const sparesOfThings = `
adhesive	anchor | mirror
anchor	aac
applicator	adhesive
bag	grout | waterproof
baksa	loha
ball	fan | flush | ss
bar	nail | shower | ss
base	bulb
basin	granite | stone
battery	drill | drill machine
bell	brass
bend	commode | conduit inspection | flush | shoe | shower | wc
bit	core | flat | magnetic | screwdriver | star
blade	toka
blank	db | mcb
block	pvc | wooden
board	bakelite | flexi | inverter | led | safety first | tile backer
body	mixer
bolt	basin | cistern | commode | geyser | handle | roof
border	marble
bottom	beam
box	frp | light | pvc round | socket | waterproof
breaker	tile bond
brush	commode | floor | steel | tile
bulb	colour | dc
button	cistern
cable	abc | aerial | copper armoured | extension | power
carbon	cutter | drill machine | grinder machine
carving	stone
ceiling	aluminium
cement	nand
chakki	marble
chamber	manhole
channel	anchor | mcb | ss | window | wire
chemical	toilet
chip	led
cladding	aluminium
clip	batten | ceiling | channel | conduit | fence | gypsum channel | net | panel light | ply | shade net | sheet | sink | tarpaulin
closer	gate
cloth	polish
coating	tank
cock	flush
coil	aluminium | geyser | gi | hdpe | heater | ms
colourant	paint
concrete	foam
coping	wall
core	concrete
corner	aluminium | glass | pvc | tile
coupler	tmt
coupling	basin | motor | pump
cover	db | faucet hole | geyser | junction box | mcb | rain
crystal	marble
cutter	aac | angle | block | brick | edge | edge band | laminate | paver | safety | stone | tape
cutting	sink
deck	wpc
design	pop
die	bolt | pipe | tap
dimmer	light
disc	angle grinder | grinder | sand | stone
door	cement | db | membrane | net
dope	pipe
downrod	fan
drain	u
dressing	db
drill	angle
driver	panel light
dust	brick
edge	aluminium straight | tile
edger	paint
elbow	socket weld
electric	screwdriver
extension	drill
fan	dc | pump
fence	concrete | pvc
fibre	gypsum
filler	marble
filter	tank
finder	stud
fitting	bulb
fittings	hdpe
flat	aluminium | ss
float	grout | wooden
floor	pu coating | wpc
foam	insulation | tap
force	brick
frame	rcc door | steel door
friction	window hinge
gate	loha | ss | wooden
gauge	drill | paint thickness | screw pitch | tank | wire
gitti	wooden
glass	corner shelf
gola	pop
grating	floor | steel
grinder	concrete
guard	blade | bulb | fan | grinder | wire
guide	drill | window
gurmala	wooden
gutter	rcc
hammer	concrete rebound | tile
handle	aluminium door | aluminium window | brush | diverter | grinder | mixer | roller | shower | switch | t | tap | wheelbarrow | wooden
hasp	padlock
hawk	plaster
heater	ceiling
heating	floor
highbay	led
hook	harness
inlay	marble
jaal	cricket | kabootar
jack	pipe
jali	basin | brick | commode | concrete | gate | kabutar | kuan | makkhi | pop | sand | shower | sink | stone | tandoor | tandoori | tank | tap
jamb	door
jet	water
khurli	cement
kitchen	pvc | wooden
knob	cabinet | drawer | tap
ladder	manhole | roof | scaffolding
lamination	ply
leg	mixer
level	paani
lever	cistern
light	fancy | fence | helmet | step | tape
lining	door
lock	channel | cylindrical | db | knob | ladder | mcb | pipe | sliding door | tubular
loop	hammer
louver	cement | door | exhaust | mdf
machine	katai
mast	light
mat	pvc | safety | shower | silicone | sink
mcb	dc
mesh	window
metal	sheet
mirror	ceiling | safety
mixer	drill | plaster | putty
mod	sariya
multi	socket
mural	stone
nail	aac
neon	led
net	fan | sand | tank | tap
nibbler	sheet
number	door
nut	blade | grinder | prop
oil	hinge | silicone
oxide	iron
packer	grout
paint	edge | heat proof | tile
pan	iron
panel	aac | flush | mdf wall | pu | pu stone | wooden
paper	insulation | sukha
partition	aluminium | pvc | toilet | wooden
patch	tarpaulin
pathar	chakki | cutting
patta	putty
patti	border | cable pvc | door | kabza | l | lipping | ply | pop | profile | tile | tube light | window
piling	sheet
pillar	cement | fencing | granite | stone | wooden
pin	prop | rockwool | scaffolding joint | steel prop
pipe	ac drain | cement | chaukhat | chokhat | concrete drain | glass wool | gutter | kheti | lewal | overflow | rockwool | shuttering | sink waste | swr cleaning | wpc
plain	gi sheet
plane	block
plank	cement fibre | scaffold | scaffolding | teak
planks	wooden
plastic	fencing net | wall fastener
plate	aluminium chequered | angle | cable entry | diverter | heater | hinge | jaali | lock | nail | sill | wall
plug	basin | cpvc | extension | gi | iron | metal clad | power | safety | screw hole | upvc
polish	concrete | edge | granite | joota | kota | kota stone | stone | tile
powder	brick | granite | red oxide
primer	mdf | plaster
pump	cement | dc | drain | grout | hawa | paint | plaster | sand
refill	paint roller | roller | steel tape
remote	fan
resin	marble
ring	cement | concrete | swr | swr rubber
rod	ball cock | ceiling | flush | gate | paint roller | roller | sealant foam | window
roller	cable | channel | gate | laminate
roof	stone coated
rope	harness | safety belt
round	ms
rubber	basin | commode | fan | flush
sail	shade
scaffolding	aluminium
scrap	iron | tmt
screed	floor
screw	aac | basin | cement | cement sheet | commode | concrete | hinge | mdf | wc
sealer	concrete | wall
seat	shower
set	nail
shade	bulb | window
sheet	floor | floor guard | floor protection | gate | switch | upvc | wooden
shelf	angle | glass corner | ss
shingle	roof
shoe	cable | ladder | pipe
shot	steel
shower	brass | safety
sleeper	concrete | rcc | wooden
smps	led
snake	drain
socket	floor | industrial | metal clad | waterproof
sole	pu | shoe
soling	brick
splice	channel
spot	led
stain	concrete
stair	wooden
step	manhole | rcc
stick	wooden
stone	grinder | polish | pu
stopper	drawer | sink
strap	helmet
strip	aluminium | brass | granite | pvc | ss | steel
stud	ss
sucker	tile
suction	glass
switch	dnd | drill machine | gang | grinder | inverter | motion | non modular | waterproof
tank	cement water | copper | geyser | ss
tape	anti skid | barbed | floor | plaster mesh | pop | shuttering
thapi	wooden
thread	tmt
tie	brick
tint	paint
track	led
trap	multi | nani | sand | swr
trowel	aac | block
tub	gi | stone
tube	wheelbarrow
tukda	marble | tile
union	conduit
valve	cistern | drain | geyser | shower | tank
varnish	insulation
veneer	ply
vinyl	adhesive
waste	brass
wax	marble | polish
wedge	door | shuttering
window	cement | wpc
wire	dc | extension | heater | inverter | mixer | twin flat
`
