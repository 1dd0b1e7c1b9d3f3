import { readDependencyFaults } from './dependencies/read.ts';

const faults = readDependencyFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('Every package has one version, a checksum and a licence that fits.');
