/** What grows, lives and blows outside, and ways to it. See ../topics.ts for the form. */
export const OUTDOORS = `
  the garden (celebrated, learned): garden, gardens, gardening, plant?, plants, planted, planting, tomato, tomatoes,
    seed, seeds, seedlings, sow, sowed, flower, flowers, rose?, roses, tulip, tulips, daffodils, bulbs, tree, trees,
    soil, compost, weeds, weeding, weeded, herbs, basil, lawn, mow, mowed, mowing, hedge, greenhouse, harvest,
    harvested, prune, pruned, pruning, watered, watering, raked, rake, allotment, beans, courgettes, beetroot,
    lettuce, bed of?, apples, pears, plums, dahlias, peonies, sweet peas, bloom, blooming, blossom, spade?, slugs,
    cherries, strawberries, raspberries, currants, gooseberries, peppers, cabbage, onions, garlic, carrots, cucumber,
    pumpkin, squash, leeks, potatoes, rhubarb, chard, spinach, kale, peas, broad beans, runner beans, cuttings, pot?,
    pots?, potting, trowel, wheelbarrow, hose, shrub, bush, ivy, jasmine, lavender, hydrangea, clematis, geranium,
    geraniums, iris, irises, lilies, lily, snowdrops, crocus, crocuses, primroses, hollyhocks, sunflower, sunflowers,
    magnolia, lilac, wisteria, beds?, border?, borders?, shed, crop?, ripe?, blackfly, greenfly, mulch, seed
    catalogue, fertiliser, dug, digging, yard, backyard, planted the, zucchini, tomatoes are, first tomato, tomato
    plants, bloomed, in bloom, mulched, flower bed, raised bed, green thumb, pots on the, herb garden, bird feeder?,
    pulled weeds
  the allotment < the garden (celebrated): allotment, allotments, allotment society, vegetable patch, veg patch,
    vegetable garden, vegetable bed, kitchen garden, community plot, my plot, our plot, plot holders, plot neighbour,
    raised beds, cold frame, polytunnel, poly tunnel, cloche, greenhouse, glasshouse, propagator, seed trays, seed
    tray, seedling, seedlings, pricked out, pricking out, potted on, hardened off, planted out, planting out, sowed,
    sown, sowing, sowed the, earthed up, dug over, dug the beds, dug the plot, double dug, turned the compost, compost
    heap, manure, horse manure, well rotted, mulching, hoe, hoed, hoeing, watering can, water butt, rain butt, bean
    poles, canes for, runner beans, french beans, sugar snaps, sweetcorn, new potatoes, first potatoes, first
    strawberries, first raspberries, first peas, first beans, first courgette, first rhubarb, first lettuce, first
    radishes, radish, radishes, parsnips, turnips, sprouts, swede, broccoli, cauliflower, artichokes, asparagus,
    aubergine, okra, chillies, chilli plants, curry leaves, tulsi, coriander, mint?, parsley, thyme, rosemary?, sage?,
    chives, glut, glut of courgettes, bottled?, pickled, chutney making, made chutney, made jam, jam making, blight,
    potato blight, caterpillars, cabbage white, aphids, slug pellets, pigeons ate, deer ate, rabbits ate, squirrels
    dug, netting over, scarecrow, fruit cage, orchard, apple tree, apple trees, pear tree, plum tree, fig tree, mango
    tree, windfalls, apple picking, picked apples, cider press, pruned the apple, pruned the roses, secateurs, shears,
    loppers, strimmer, lawnmower, lawn mower, cut the grass, mowed the grass, hedge trimmer, trimmed the hedge, cut
    the hedge, bindweed, ground elder, couch grass, dandelions out, marigolds, marigold, nasturtiums, pansies, violas,
    foxgloves, delphiniums, lupins, cosmos?, zinnias, sunflowers, begonias, fuchsia, camellia, azalea, rhododendron,
    hibiscus, bougainvillea, orchid, orchids, succulents, cactus, houseplant, houseplants, house plants, pot plant,
    repotted, repotting, window box, window boxes, hanging basket, hanging baskets, flower pots, terracotta,
    vegetable, vegetables, growing vegetables, grow vegetables, courgette, courgettes, slugs, tomatoes, potatoes,
    beans, lettuce, carrots, onions, cabbage, cabbages, leeks, kale, crop?, crops?, beds?, dug?, ripe?, harvest
  animals: animal, animals, pet, pets, bird, birds, robin, blackbird, crow, heron, swallow, swallows, horse, horses,
    fox, foxes, deer, rabbit, hare, hedgehog, squirrel, owl, fish, hen, hens, chicken, chickens, sheep, cow, cows,
    goat, duck, ducks, swan, bee, bees, butterfly, wolf, bear, frog, vet, wild, wildlife, feather, nest, geese,
    kingfisher, bat, pig, pigs, lamb, lambs, wolves, turtle, insects, hummingbird, wren, sparrow, sparrows, starlings,
    magpie, jackdaw, jay, cuckoo, curlews, curlew, nightingale, woodpecker, tit, goldfinch, pigeon, pigeons, gull,
    gulls, goose, donkey, pony, mouse, mice, toad, newt, dragonfly, moth, snail, badger, otter, seal, dolphin, whale,
    bird table, bird feeder, feeder, hoot, song of the, the dog, our dog, my dog, the cat, our cat, my cat, vet said,
    at the vet, to the vet, rescue dog, rescue cat, adopted a, hamster, guinea pig, parrot, goldfish, walked the dog
  dogs < animals: dog, dogs, puppy, hound, terrier, labrador, leash, lead?, bark?, barked, paws, tail?, vet, kennel,
    walkies, spaniel, collie, retriever, dachshund, greyhound, mutt, walk the dog, walked the dog, dogs lead, puppies,
    pup, pups, dog walk, dog walks, dog walker, dog park, dog training, puppy class, puppy training, house trained,
    walked the dogs, walk with the dog, dogs nose, dog bowl, dog bed, dog basket, dog lead, wagged, wagged his tail,
    wagged her tail, wagging, sniffed, sniffing, fetched the ball, fetched the stick, threw the ball for, threw a
    stick, chased a squirrel, chased squirrels, rolled in something, wet dog, muddy paws, chewed my, chewed up, chewed
    the, rescue dog, stray dog, stray dogs, border collie, golden retriever, german shepherd, jack russell, beagle,
    poodle, cockapoo, labradoodle, pug, corgi, whippet, lurcher, setter, pit bull, chihuahua, husky, dog is ill, dog
    is sick, dog was sick, dog was ill, sick dog, ill dog, dog limping, dog is limping, dog limped, dog vomited, dog
    threw up, dog ate, dog had eaten, dog wont eat, dog would not eat, dog wouldnt eat, dog had surgery, dogs surgery,
    dogs operation, dog missing, dog ran away, dog ran off, lost dog, missing dog, dog came back, old dog, lump on the
    dog, put the dog down, the dog, my dog, our dog, the dogs, her dog, his dog
  cats < animals: cat, cats, kitten, purr, purred, purring, paws, vet, litter tray, kittens, tabby, tomcat, tom cat,
    ginger cat, black cat, grey cat, stray cat, cat on my lap, cat on my knees, cat on my feet, cat curled up, cat
    slept, cat purred, cat flap, cat food, catnip, scratching post, scratched the sofa, meow, meowed, miaow, miaowed,
    mewed, brought in a mouse, dead mouse, hairball, siamese, persian cat, cat is ill, cat is sick, cat was sick, cat
    was ill, sick cat, cat limping, cat vomited, cat threw up, cat wont eat, cat would not eat, cat wouldnt eat, cats
    surgery, cats operation, cat missing, cat is missing, lost cat, missing cat, cat came home, cat came back, cat has
    not come home, cat did not come home, old cat, put the cat down, the cat, my cat, our cat, the cats, her cat, his
    cat
  pets that are ill < animals (feared): vet, vets, veterinary, veterinarian, vet bill, vet bills, vets bill, vet
    visit, emergency vet, at the vets, to the vets, dog is ill, dog is sick, dog was sick, dog was ill, cat is ill,
    cat is sick, cat was sick, cat was ill, sick dog, sick cat, ill dog, dog limping, dog is limping, dog limped, cat
    limping, dog vomited, cat vomited, dog threw up, cat threw up, dog ate, dog had eaten, dog wont eat, dog would not
    eat, dog wouldnt eat, cat wont eat, cat would not eat, cat wouldnt eat, not eating her food, off his food, off her
    food, dog had surgery, dogs surgery, cats surgery, dogs operation, cats operation, cone of shame, buster collar,
    spayed, neutered, castrated, fleas, flea treatment, ticks, tick on the, worming tablet, worming tablets, dog
    missing, dog ran away, dog ran off, lost dog, cat missing, cat is missing, lost cat, missing cat, missing dog, cat
    came home, cat came back, dog came back, cat has not come home, cat did not come home, old dog, old cat, arthritis
    in his hips, her back legs, his back legs, lump on the dog, lump on her belly, put the dog down, put the cat down,
    put him down?, put her down?, sick pet, ill pet, pet is ill, would not eat and the vet, vet took, vet gave, vet
    says, vet said, vet thinks, limping?, puppy was sick
  losing a pet < grief: put down, put to sleep, rainbow bridge, dog died, cat died, lost our dog, lost our cat, lost
    my dog, lost my cat, his leash, her leash, empty dog bed, miss my dog, miss my cat, buried the dog, buried the cat
  horses < animals (celebrated): horse, horses, pony, ponies, foal, foals, mare?, stallion, gelding, stable?,
    stables?, riding school, riding lesson, riding lessons, horse riding, horseback, went riding, rode out, canter,
    cantered, gallop, galloped, trotted, bridle, reins?, stirrups, bareback, groomed the horse, hooves, farrier,
    horseshoe, gymkhana, show jumping, dressage, donkey, donkeys
  hens and bees < animals: hens, hen, chickens, cockerel, rooster, bantam, henhouse, hen house, chicken coop, chicken
    run, laid an egg, first egg, fresh eggs, eggs from our, fox got, fox in the henhouse, bee, bees, beekeeper,
    beekeeping, beehive, beehives, hive?, hives, honeycomb, queen bee, swarm?, swarmed?, smoker and veil, honey
    harvest, jars of honey, extracted honey, varroa
  birds < animals (celebrated): bird, birds, birdsong, birdwatching, bird watching, birdwatcher, birder, birding,
    twitcher, bird hide, bird book, binoculars, bird feeder, bird feeders, bird table, bird bath, birdseed, bird seed,
    nest, nests, nesting, fledgling, fledglings, chicks hatched, hatchlings, dawn chorus, robin, robins, blackbird,
    blackbirds, thrush, song thrush, wren, wrens, sparrow, sparrows, finch, finches, goldfinch, goldfinches,
    greenfinch, bullfinch, chaffinch, blue tit, blue tits, great tit, coal tit, long tailed tits, nuthatch,
    treecreeper, starling, starlings, murmuration, swallow, swallows, swallows are back, swifts, swifts are back,
    house martins, martins nest, cuckoo, skylark, skylarks, lapwing, lapwings, curlew, oystercatcher, heron, herons,
    egret, kingfisher, kingfishers, dipper, moorhen, coot, mallard, mallards, duck, ducks, ducklings, goose, geese,
    goslings, swan, swans, cygnets, gull, crow, crows, rook, rooks cawing, raven, ravens, magpie, magpies, jackdaw,
    jackdaws, jay, jays, woodpecker, woodpigeon, wood pigeon, wood pigeons, pigeon, dove, doves, collared doves, owl,
    owls, barn owl, tawny owl, owl hooted, owl calling, buzzard, buzzards, red kite, red kites, kestrel, sparrowhawk,
    peregrine, falcon, hawk, hawks, osprey, eagle, eagles, bald eagle, pheasant, hummingbird, hummingbirds, cardinal?,
    blue jay, chickadee, chickadees, bluebird, bluebirds, oriole, loon, pelican, parakeet, parakeets, peacock,
    peacocks, mynah, myna, bulbul, koel, sunbird, canary, budgie, budgies, cockatiel, nested, hatched, chicks, flew
    in, feathers, beak, perched on
  wild animals < animals (celebrated): wild animal, wild animals, wildlife, fox, foxes, fox cubs, vixen, badger,
    badgers, hedgehog, hedgehogs, squirrel, squirrels, red squirrel, grey squirrel, deer, stag?, doe?, fawn, roe deer,
    hare, hares, rabbit, rabbits, mole hill, molehill, molehills, stoat, weasel, otter, otters, beaver, beavers, bats
    at dusk, bats flew, dormouse, field mouse, vole, toad, toads, frogspawn, tadpole, tadpoles, frog, frogs, newts,
    grass snake, snake, snakes, adder, lizard, lizards, gecko, raccoon, raccoons, skunk, possum, opossum, chipmunk,
    chipmunks, coyote, coyotes, bobcat, moose, elk, black bear, groundhog, armadillo, alligator, monkey, monkeys,
    langur, langurs, elephant, elephants, tiger, tigers, leopard, mongoose, butterfly, butterflies on, red admiral,
    peacock butterfly, bumblebee, bumblebees, ladybird, ladybirds, ladybug, grasshopper, cricket chirping, crickets,
    fireflies, firefly, dragonfly, dragonflies, damselfly, spider, spiders, cobweb, cobwebs, spider web, wasp, wasps,
    wasps nest, ants, glow worm, snail, snails, hedge was alive, tracks in the snow, animal tracks, saw a badger, saw
    a hare, saw a deer, saw a hedgehog, saw an otter
  nature (celebrated): nature, natural?, forest, forests, wood?, woods, lake, lakes, sea?, ocean, river, canal,
    mountain, mountains, hill?, hills?, valley, meadow, field?, fields?, sky?, stars?, star?, moon?, full moon, sun?,
    sunset?, sunrise?, snow?, rain?, wind?, storm?, beach, shore, outdoors, outside?, northern lights, meteor,
    meteors, waves?, frost?, leaves?, wild?, landscape, island, cliff, cliffs, waterfall, fresh air, camped, camping,
    tent, hiked, hiking, blackberries, mushrooms, moss, fog?, mist, heron, trail, summit, picked berries, dunes, lake
    district, pond, creek, woodland, canyon, ridge, shoreline, reservoir, towpath, moor, moors, heath, dune, tide,
    tides, brook, stream?, orchard, bluebells, glade, clearing?, horizon, dew, rainbow, starlight, milky way, shooting
    star, comet, eclipse, dawn chorus, swim in the, bathed in the, sunlight, in the woods, by the lake, at the lake,
    at the beach, at the park, by the river, by the sea, in the mountains, national park, state park, sunset was,
    sunrise over, saw a deer, saw an eagle, saw a fox, stars were, fall colors, autumn leaves, first snow,
    wildflowers, birdwatching, bird watching, canoe
  the sea < nature (celebrated): sea, the sea, seaside, sea air, sea view, seafront, ocean, oceans, atlantic, pacific,
    irish sea, north sea, channel?, coast, coastal, coastline, coast path, coastal path, shore, seashore, shoreline,
    beach, beaches, sandy beach, pebble beach, pebbles, shingle, sand between, sand in, sandcastle, sandcastles,
    bucket and spade, rock pool, rock pools, tide pool, tide, tides, high tide, low tide, tide was out, tide was in,
    tide came in, waves, big waves, waves crashed, surf, surfed, surfing, surfer, surfboard, bodyboard, paddled in,
    paddling in, toes in the water, feet in the water, feet in the sea, in the waves, seaweed, kelp, shells?, shell?,
    seashells, sea glass, driftwood, starfish, jellyfish, crab, crabs, limpets, mussels, cockles, seagull, seagulls,
    gulls, puffin, puffins, gannets, cormorant, seals, porpoise, dolphins, cliff path, cliff top, clifftop, headland,
    cove, bay?, bays, harbour, harbor, pier, piers, promenade, prom?, boardwalk, esplanade, jetty, lighthouse,
    breakwater, groyne, estuary, lagoon, marina, sea wall, sea mist, sea breeze, salt air, salt on my, salty?,
    deckchair, deck chair, beach hut, windbreak, beach towel, sun cream, sunscreen, sunburn, sunburnt, ice cream on
    the pier, fish and chips by, day at the seaside, day at the sea, day by the sea, day at the beach, seaside trip,
    paddled, paddling, swim in the sea, swam in the sea, cliffs, cliff, island?, bathers, sand?, shells on
  hills and mountains < nature (celebrated): hill, hills, hill walking, hillwalking, hillside, mountain, mountains,
    mountainside, mountaineer, mountaineering, peak?, peaks?, summit, summits, summited, top of the hill, top of the
    mountain, up the hill, up the mountain, climbed the hill, climbed a hill, climbed a mountain, climbed up to,
    climbed to the top, climbed snowdon, ben nevis, snowdon, scafell, munro, munros, carrauntoohil, croagh patrick,
    lake district, peak district, brecon beacons, cairngorms, highlands, pennines, the dales, the downs, south downs,
    fells, fell?, the burren, connemara, wicklow, mournes, alps, the alps, pyrenees, dolomites, rockies, appalachian,
    smokies, yosemite, himalayas, himalaya, himalayan, western ghats, hill station, trek, treks, trekked, trekking,
    hikes, hiker, trails, trailhead, ridge, ridges, scree, cairn, plateau, valley, valleys, glen?, gorge, ravine, pass
    road, view from the top, view at the top, view from up there, above the clouds, above the tree line, steep?, steep
    path, steep climb, uphill?, downhill?, rock climbing, climbing wall, abseil, belay, rucksack on, bothy, mountain
    hut, alpine, heather?, bracken, gorse, moorland, to the top?, the top of?, view from?, climb?, climbed?,
    climbing?, steeper
  woods and rivers < nature (celebrated): woods, woodland, forest, forests, in the forest, ancient woodland, oak tree,
    oak trees, beech, beeches, birches, pine trees, willow, willows, chestnut, chestnuts, conkers, acorns, ferns,
    fern?, moss, mossy, toadstool, toadstools, mushroom picking, picked mushrooms, foraging, foraged, wild garlic,
    elderberries, sloes, blackberrying, blackberry picking, picked blackberries, autumn colours, autumn colors, fall
    foliage, leaf peeping, crunchy leaves, crisp leaves, kicked leaves, kicked the leaves, kicked through the leaves,
    leaves turning, bluebell wood, bluebells, river, rivers, riverside, stream?, streams?, brook, brooks, weir,
    waterfall, waterfalls, lake, lakes, lakeside, lakeshore, lough, loch, lochs, pond, ponds, canal, canals, canal
    bank, lock gates, towpath, stepping stones, paddled, skimmed stones, skimming stones, skipped stones, skipping
    stones, skimmed a stone, tree climbing, climbed a tree, tree house, den building, built a den, built a dam,
    meadow, meadows, wildflower meadow, cornfield, wheat field, poppies, buttercups, daisies, daisy chain, dandelion,
    dandelions, nettles, hedgerow, hedgerows, country lane, countryside, in the country?, national park, nature
    reserve, nature walk
  walks outdoors < walking (celebrated): hill walk, country walk, coastal walk, beach walk, walk on the beach, walked
    on the beach, walked along the, walk along the, walked the coast, walked to the, walk to the, walked home, walk
    home, walked round the, walk round the, walked back, riverside walk, canal walk, walk by the river, walk by the
    sea, walk by the canal, walk through the woods, walk through the park, walked through the park, walk at lunch,
    lunchtime walk, walk before breakfast, walk after supper, night walk, sunday walk, daily walk, leg stretch,
    stretched my legs, stretch my legs, some fresh air, got some fresh air, out of the house for, round the lake,
    round the reservoir, round the park, over the fields, across the fields, through the fields, through the forest,
    pilgrimage, camino, walking boots, walking poles, walking group, walking shoes, hiking boots, stile, kissing gate,
    bridleway, ordnance survey map, blister, blisters on my feet, muddy boots, muddy path
  picnics and days out < nature (celebrated): picnic, picnics, picnic blanket, picnic rug, picnic basket, picnic
    hamper, thermos, flask of tea, flask of coffee, sandwiches on the, sandwiches in the, ate sandwiches, ate outside,
    ate outdoors, lunch outside, lunch outdoors, dinner outside, dinner outdoors, breakfast outside, barbecue on the
    beach, day out, days out, day trip, day trips, day at the beach, day at the sea, day at the seaside, day by the
    sea, day at the lake, day in the country, day in the hills, day in the mountains, outing, outings, excursion,
    excursions, theme park, amusement park, water park, roller coaster, rollercoaster, ferris wheel, zoo, zoos,
    aquarium, safari park, botanical garden, botanical gardens, botanic gardens, city farm, petting zoo, steam
    railway, boat trip, boating lake, pedalo, park bench, feed the ducks, fed the ducks, feeding the ducks, frisbee,
    flew a kite, flew the kite, flying a kite, kite flying
  camping and outdoors < nature: camp, camped, camping, tent, campfire, sleeping bag, hike, hiked, hiking, trail,
    backpack, hut, summit, lake, forest, woods, mountains, river, blackberries, mushrooms, kayak, canoe
  boats < nature (celebrated): boat, boats, sail, sails, sailed, sailing, sailor, sailing boat, sailboat, sailing
    club, sailing lesson, yacht, yachts, dinghy, dinghies, rowing boat, rowboat, rowed?, rowed out, oar, oars, canoe,
    canoes, canoed, canoeing, kayak, kayaks, kayaked, kayaking, paddleboard, paddle board, paddleboarding, stand up
    paddle, punt, punting, raft, rafting, white water, narrowboat, narrow boat, canal boat, barge, houseboat,
    motorboat, speedboat, ferry, ferries, ferry crossing, crossing was rough, rough crossing, capsize, capsized,
    tiller, rudder, mast, hull?, mooring, moored, anchor?, anchored?, anchorage, on deck?, starboard, lifejacket, life
    jacket, lifeboat, rnli, coastguard, skipper, crew?, seasick, sea sick, cox, coxed, regatta, boathouse, boat house,
    slipway, boatyard
  fishing < nature (celebrated): fishing, fished, fisherman, fishermen, fishing rod, fishing rods, fishing line, rod
    and reel, rods?, reel?, tackle box, tackle shop, bait, lure?, lures?, maggots, worms for bait, fly fishing, flies
    tied, tied a fly, tied flies, casting a line, cast a line, cast my line, float bobbed, hooked a, trout, salmon,
    pike, carp?, bass fishing, mackerel, cod, eel, catfish, caught a fish, caught two fish, caught nothing, no bites,
    not a bite, a bite at last, threw it back, put it back in the water, keepnet, waders, angler, angling, angling
    club, riverbank, river bank, ice fishing, crabbing, went crabbing, crab pots, lobster pots, trawler
  stargazing < nature (celebrated): stars, stargazing, star gazing, stargazer, telescope, telescopes, binoculars and,
    eyepiece, night sky, clear sky, clear night, clear skies, starry, milky way, constellation, constellations, orion,
    big dipper, the plough, cassiopeia, pleiades, north star, pole star, jupiter, saturn, rings of saturn, venus,
    mars, planets, planet?, moon, full moon, new moon, crescent moon, half moon, harvest moon, super moon, supermoon,
    blood moon, moonlight, moonlit, moonrise, craters, moons of jupiter, meteor shower, meteors, shooting star,
    shooting stars, perseids, geminids, comet, eclipse, lunar eclipse, solar eclipse, galaxy, andromeda, nebula, space
    station, iss, satellite, satellites, northern lights, aurora, astronomy, astronomer, astronomy club, observatory,
    planetarium, light pollution
  weather: weather, rain, rained, raining, snow, snowed, wind, windy, storm, sunny, cloud, clouds, fog, frost, heat,
    heatwave, ice, icy, thunder, lightning, drizzle, downpour, chilly, overcast, breezy, humid, cloudy, hail,
    blizzard, gale, sleet, showers, thunderstorm, snow day, power outage, ice storm, hurricane, tornado, flood,
    flooding, heat wave, hot day, too hot, so cold, first snow, weather forecast, forecast?, sunshine, sunny day, sun
    came out, sun shone, sun was out, sun is out, blue sky, blue skies, grey sky, gray sky, grey day, gray day, grey
    and wet, wet and windy, damp day, wet day, rainy, rainy day, rainy season, rain all day, rained all day, rain
    stopped, umbrella, puddles, puddle, mud, muddy, misty, foggy, hazy, mild, mild day, warm day, cold day, crisp
    morning, crisp day, cold snap, indian summer, wind chill, breeze, barometer, thermometer, degrees
  storms < weather: storm, storms, stormy, storm warning, weather warning, red warning, amber warning, storm
    force, gale, gales, gale force, howling wind, wind howled, wind howling, high winds, strong winds, wind rattled,
    rattled the windows, blew down, blown down, blew over, blown over, blew off, blown off, tree down, trees down,
    tree fell, fallen tree, fallen trees, fence down, fence blew, fence panels, roof blown, roof tiles off, slates
    off, tiles off the roof, thunder, thunders, thundered, thundering, thunderstorm, thunderstorms, thunder and
    lightning, lightning, lightning struck, flash of lightning, hail, hailstones, hailstorm, cloudburst, torrential,
    torrential rain, bucketing down, bucketed down, tipping down, lashing down, lashing rain, rain lashed, poured with
    rain, pouring rain, poured all day, soaked through, soaked to the skin, drenched, drowned rat, monsoon, monsoons,
    cyclone, typhoon, hurricane, hurricane season, tornado, tornado warning, tornado siren, storm shelter, river
    burst, burst its banks, river rose, flood warning, flood water, floodwater, flooding, sandbags, power lines down,
    lights went out, candles ready, storm blew, storm passed, eye of the storm, took two panels, took the fence, took
    the shed, panels of the fence, wind took, wind tore, wind blew, the wind?, bad weather, trees came down, branch
    came down, branches down, bins blown, no power, power out, without power
  heat and drought < weather: heat, heatwave, heat wave, heat waves, scorching, boiling hot, sweltering, baking hot,
    roasting, thirty degrees, thirty five degrees, forty degrees, hundred degrees, ninety degrees, too hot to, sticky
    night, sticky heat, muggy, humid, humidity, stifling, close and sticky, fan on, electric fan, ceiling fan, air
    conditioning, air conditioner, aircon, ac broke, ac is broken, shade of, in the shade, sunstroke, heatstroke, heat
    stroke, hosepipe ban, drought, parched, dry spell, no rain for, cracked earth, wildfire, wildfires, bushfire,
    smoke from the fires, loo wind, mango season
  snow and ice < weather: snow, snows, snowed, snowing, snowy, snowfall, first snow, snowflake, snowflakes, snowdrift,
    snowdrifts, snow day, snowed in, snow plough, snowplow, snow shovel, shovelled snow, shoveled snow, shovelled the
    path, shoveled the driveway, shovelled the drive, gritted, gritters, gritting, salted the path, snowman, snowmen,
    snowball, snowballs, snowball fight, sledge, sledges, sledged, sledging, sled, sleds, sledding, toboggan, ice
    skating, skated, ski, skiing, skied, snowboard, snowshoes, ice?, icy, black ice, icicle, icicles, frost, frosty,
    hard frost, hoar frost, frozen lake, frozen pond, frozen pipes, minus five, minus ten, minus two, below zero,
    below freezing, sub zero, freezing, freezing cold, bitter cold, bitterly cold, bitter wind, biting wind, scraped
    the windscreen, scraped the ice, scrape the windshield, de icer, slush, slushy, sleet, blizzard, whiteout, white
    out, polar vortex, thaw, thawed, thawing, melted snow, melting snow, street was white, garden was white?,
    everything was white, all white?, white outside, white world, flakes, shovel?, shovels, shovelled, shovelling,
    cold snap, frozen?, buses stopped
  winter: winter, snow, frost, ice?, november?, december?, january, february, dark at four, dark by, short days, dark
    days, dark afternoons, grey weeks, no light, little light, no daylight, light lamp, clocks went back, cold months
  spring: spring, march, april, blossom, first warm day, snowdrops, crocuses, light again, longer days, days are
    longer
  summer: summer, july, august, heat, beach, swimming lake, ice cream, long evenings, school holidays
  travel: travel, travels, travelled, traveled, trip, trips, journey?, holiday, vacation, flight?, flew, airport,
    plane?, train?, station?, hotel, hostel, abroad, ferry, passport, suitcase, tour, tourist, camping, camped, tent,
    backpack, cruise, road trip, explore, explored, visited, sightseeing, postcard, boarding, platform?, map?,
    luggage, voyage, rail, weekend in, resort, excursion, bed and breakfast, airbnb, visa, gate?, layover, sleeper
    train, night train, interrail, flew to, trip to, trip of, week in, weekend away, getaway, booked the flight,
    booked flights, booked our, beach house, cabin, campground, camper, rv, plane ticket, first time on a plane,
    afraid of flying, fear of flying, turbulence
  holidays < travel (celebrated): holiday, holidays, on holiday, went on holiday, summer holiday, family holiday,
    beach holiday, city break, weekend away, few days away, week away, week by the sea, week at the sea, week in the?,
    two weeks in, fortnight in, vacation, on vacation, spring break, staycation, holiday cottage, cottage in, caravan,
    caravans, caravan park, campervan, camper van, motorhome, campsite, camp site, camping trip, tent poles, pitched
    the tent, put up the tent, glamping, youth hostel, hostel dorm, guesthouse, guest house, b and b, hotel room,
    hotel breakfast, all inclusive, package holiday, cruise ship, guidebook, guide book, travel guide, backpacking,
    backpacker, backpackers, inter rail, interrailing, gap year, round the world, road trip, road trips, city tour,
    walking tour, souvenirs, postcards home, sent a postcard, sent postcards, packed my bag, packed my bags, packed
    the suitcase, packing my suitcase, packed the car, unpacked the suitcase, lost luggage, lost suitcase, suitcase
    lost, jet lag, jet lagged, jetlag, jetlagged, time zones, boarding pass, check in desk, passport control, customs
    hall, duty free, departure lounge, gate closed, missed my flight, missed the flight, flight was delayed, flight
    delayed, delayed flight, flight cancelled, flight was cancelled, booked a holiday, booked the holiday, booked a
    trip, booked tickets to, booked a cottage, planning a trip, planned the trip, planning our trip, holiday plans,
    back from holiday, home from holiday, last day of the holiday, paris, rome, venice, florence?, lisbon, barcelona,
    madrid, berlin, vienna, prague, amsterdam, brussels, copenhagen, greece, crete, italy, spain, portugal, brittany,
    normandy, provence, tuscany, croatia, morocco, kerala, goa, rajasthan, jaipur, varanasi, kashmir, shimla,
    darjeeling, thailand, bali, japan, tokyo, kyoto, australia, new zealand, hawaii, yellowstone, grand canyon,
    cancun, las vegas, two weeks at, week at?, week on the?, suitcase, suitcases, packing?, sights, sightseeing,
    beach?, hotel?, resort, airport?, ferry?
  flying < travel (feared): afraid of flying, fear of flying, scared of flying, turbulence, on a plane, on the plane,
    took off, takeoff, landing, flight, flew, boarding
`;
